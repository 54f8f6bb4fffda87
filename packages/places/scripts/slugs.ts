import { slugOf } from '../src/slug.ts'

export type Named = { id: number; name: string; country: string; region: string; district: string }

/** Words that are addresses themselves. */
const reserved = ['search', 'nearest', 'today', 'tomorrow', 'yesterday']

/**
 * Returns a slug for each place, in order of rank: the name; if that is taken, with its state, district, country. A
 * place that already has a slug retains it, because people have linked to it.
 */
export function giveSlugs(places: readonly Named[], before: ReadonlyMap<number, string>): string[] {
  const taken = new Set([...reserved, ...before.values()])
  return places.map((place) => {
    const earlier = before.get(place.id)
    if (earlier !== undefined) return earlier
    const slug = candidates(place).find((candidate) => candidate && !taken.has(candidate))
    if (slug === undefined) throw new Error(`could not find a free slug for ${place.name}`)
    taken.add(slug)
    return slug
  })
}

function candidates({ id, name, country, region, district }: Named): string[] {
  const join = (...parts: string[]) => parts.map(slugOf).filter(Boolean).join('-')
  const bare = slugOf(name)
  if (!bare) return [`place-${id}`]
  return [
    bare,
    join(name, region || country),
    join(name, district, region),
    join(name, region, country),
    `${bare}-${id}`,
  ]
}
