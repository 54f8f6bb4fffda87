import published from '../../fixtures/festivals/published-by-city.json' with { type: 'json' }
import type { Place } from '../../src/earth/index.ts'
import type { Sky } from '../../src/ephemeris/index.ts'
import { lunationsBetween, openAlmanac, tithiIn } from '../../src/festivals/almanac.ts'
import { chooseByException } from '../../src/festivals/exceptions.ts'
import { dayNumberToCivilDate } from '../../src/time/civil.ts'
import type { EpochMs } from '../../src/time/instants.ts'

const FIRST_YEAR = 1950
const LAST_YEAR = 2050
const PHALGUNA = 11
const cities = ['Delhi', 'Mumbai', 'Kolkata', 'Patna', 'Chennai', 'Guwahati', 'Ahmedabad', 'Hyderabad'] as const

/**
 * Lists the years in which Holika Dahan is not on one day in all eight cities, with the cities that differ from the
 * majority.
 */
export function holiLines(sky: Sky): string[] {
  const lines: string[] = []
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const byDay = Map.groupBy(cities, (city) => holikaDay(sky, published.places[city], year))
    const [majority, ...others] = [...byDay].toSorted(([, a], [, b]) => b.length - a.length)
    for (const [day, away] of others) {
      lines.push(`${year}: ${textOf(majority![0])}, but ${textOf(day)} in ${away.join(', ')}`)
    }
  }
  return [
    `Holika Dahan ${FIRST_YEAR} to ${LAST_YEAR} in ${cities.length} cities: ${lines.length} years differ`,
    ...lines,
  ]
}

function holikaDay(sky: Sky, place: Place, year: number): number {
  const from = Date.UTC(year, 0, 15) as EpochMs
  const almanac = openAlmanac(sky, place, from, 'lahiri', 'upper-limb')
  const phalguna = lunationsBetween(almanac, from, Date.UTC(year, 3, 10) as EpochMs).findLast(
    ({ index, adhika, startsAt }) => index === PHALGUNA && !adhika && startsAt < Date.UTC(year, 2, 25),
  )!
  return chooseByException(almanac, tithiIn(almanac, phalguna, 15), 'pradosha', 'holika')!.dayNumber
}

function textOf(dayNumber: number): string {
  const { day, month } = dayNumberToCivilDate(dayNumber)
  return `${day} ${month === 2 ? 'February' : 'March'}`
}
