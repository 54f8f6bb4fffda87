import { foldedKey, hindiKey, isDevanagari, plainKey } from '@sankalp/contract/search/fold'
import { SHARED_NAME } from './format.ts'
import type { Gazetteer } from './gazetteer.ts'

/**
 * Returns a filter for places that are in every given region, district or country. The beginning of a name is enough.
 * Null when one of the names matches nothing.
 */
export function regionFilter(gazetteer: Gazetteer, names: readonly string[]): ((place: number) => boolean) | null {
  const filters = names.map((name) => {
    const script = isDevanagari(name) ? 1 : 0
    const key = script === 1 ? hindiKey(name) : foldedKey(plainKey(name))
    const countries = gazetteer.countries.map(({ code, keys }) => keys[script].startsWith(key) || isShort(name, code))
    const regions = gazetteer.regions.map(
      ({ keys, country, short }) => countries[country]! || keys[script].startsWith(key) || isShort(name, short),
    )
    const districts = gazetteer.districts.map(
      (district) => script === 0 && district.key !== '' && district.key.startsWith(key),
    )
    return { regions, districts }
  })
  if (!filters.every(({ regions, districts }) => regions.includes(true) || districts.includes(true))) return null
  return (place) => {
    const region = gazetteer.regionOf[place]!
    const district = gazetteer.districtOf[place]! & ~SHARED_NAME
    return filters.every((filter) => filter.regions[region] || filter.districts[district])
  }
}

/** Matches UP, M.P., J&K, typed in full. */
function isShort(name: string, short: string | undefined): boolean {
  return short !== undefined && name.replace(/[\s.&]/g, '').toUpperCase() === short
}
