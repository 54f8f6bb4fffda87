import { foldedKey, hindiKey, isDevanagari, plainKey } from './fold.ts'
import { SHARED_NAME } from './format.ts'
import type { Gazetteer } from './gazetteer.ts'

/** Whether a place lies in every region, district or country that was named; the beginning of a name is enough. */
export function regionFilter(gazetteer: Gazetteer, names: readonly string[]): (place: number) => boolean {
  const filters = names.map((name) => {
    const matches = matcher(name)
    const countries = gazetteer.countries.map(({ code, en, hin }) => matches(en, hin) || isShort(name, code))
    const regions = gazetteer.regions.map(({ en, hin, country, short }) => countries[country]! || matches(en, hin) || isShort(name, short))
    const districts = gazetteer.districts.map((district) => matches(district, ''))
    return { regions, districts }
  })
  return (place) => {
    const region = gazetteer.regionOf[place]!
    const district = gazetteer.districtOf[place]! & ~SHARED_NAME
    return filters.every((filter) => filter.regions[region] || filter.districts[district])
  }
}

function matcher(name: string): (en: string, hin: string) => boolean {
  if (isDevanagari(name)) {
    const key = hindiKey(name)
    return (_en, hin) => hin !== '' && hindiKey(hin).startsWith(key)
  }
  const key = foldedKey(plainKey(name))
  if (!key) return () => true
  return (en) => foldedKey(plainKey(en)).startsWith(key)
}

/** UP, MP, UK: typed as a whole. */
function isShort(name: string, short: string | undefined): boolean {
  return short !== undefined && name.replace(/[\s.&]/g, '').toUpperCase() === short
}
