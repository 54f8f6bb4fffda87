import { genders } from '@sankalp/contract/constants'
import { acharyaLanguages, acharyaOrders, acharyaSpecialities } from '@sankalp/contract/acharya-keys'

/** The price limits per minute of chat that a user can choose, in whole rupees. */
export const priceSteps = ['15', '20', '25', '30', '40'] as const
export const ratingSteps = ['4', '3'] as const

/** The filters of a list, each by its name in the address, with its possible values. */
const choices = {
  speciality: acharyaSpecialities,
  language: acharyaLanguages,
  gender: genders,
  price: priceSteps,
  rating: ratingSteps,
} as const
export type ChoiceName = keyof typeof choices
export const choiceNames = Object.keys(choices) as ChoiceName[]

export type ListWish = { [Name in ChoiceName]?: (typeof choices)[Name][number] } & {
  q?: string
  favourites?: true
  sort?: Exclude<(typeof acharyaOrders)[number], 'experience'>
}

const longestSearch = 100

/** Reads the filters from the address. Ignores invalid values. */
export function readListWish(search: URLSearchParams): ListWish {
  const wish: Record<string, unknown> = {}
  for (const name of choiceNames) {
    const value = search.get(name)
    if ((choices[name] as readonly (string | null)[]).includes(value)) wish[name] = value
  }
  const q = search.get('q')?.trim().slice(0, longestSearch)
  const sort = acharyaOrders.find((order) => order === search.get('sort') && order !== 'experience')
  return {
    ...wish,
    ...(q && { q }),
    ...(search.get('favourites') === '1' && { favourites: true }),
    ...(sort && { sort }),
  } as ListWish
}

/** Returns the same address with other filters; retains the rest. */
export function withListWish(search: URLSearchParams, wish: ListWish): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['q', ...choiceNames, 'sort'] as const) {
    const value = wish[name]
    if (value) next.set(name, value)
    else next.delete(name)
  }
  if (wish.favourites) next.set('favourites', '1')
  else next.delete('favourites')
  return next
}

/** Counts the active filters; the order is not one. */
export function countChosen({ q: _q, sort: _sort, favourites: _favourites, ...chosen }: ListWish): number {
  return Object.keys(chosen).length
}

/** Returns the query of the API call. */
export function toListQuery(
  { q, price, rating, favourites, ...rest }: ListWish,
  page: number,
  favouriteIds: readonly string[],
): Record<string, string> {
  return {
    page: String(page),
    ...rest,
    ...(q && { keyword: q }),
    ...(price && { maxPrice: price }),
    ...(rating && { minRating: rating }),
    ...(favourites && { ids: favouriteIds.join(',') }),
  }
}
