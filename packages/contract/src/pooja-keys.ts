/**
 * The concerns for which people hold a pooja, by key. The words are in `content`. They sort the catalogue and promise
 * nothing: a pooja is held on an occasion or for a concern, not sold as a cure.
 */
export const poojaConcerns = [
  'home',
  'marriage',
  'children',
  'studies',
  'work',
  'health',
  'ancestors',
  'grahas',
  'courage',
  'festivals',
] as const
export type PoojaConcern = (typeof poojaConcerns)[number]

export function isPoojaConcern(key: string | null): key is PoojaConcern {
  return poojaConcerns.includes(key as PoojaConcern)
}

/** The list shows twenty at first and ten more each time, so a page of the site differs from a page of the API. */
export const poojaListPages = { first: 20, further: 10 } as const
