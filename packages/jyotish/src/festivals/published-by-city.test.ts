import { expect, test } from 'vitest'
import published from '../../fixtures/festivals/published-by-city.json' with { type: 'json' }
import type { Place } from '../earth/index.ts'
import { readSky } from '../node.ts'
import { festivalsOfYear } from './festivals.ts'

const sky = readSky()
const places: Record<string, Place> = published.places

function datesOf(city: string, year: number, key: string): string[] {
  return festivalsOfYear(sky, places[city]!, year)
    .filter((festival) => festival.key === key)
    .map(({ date }) => new Date(Date.UTC(date.year, date.month - 1, date.day)).toISOString().slice(0, 10))
}

test.each(published.cases)('$key is on $date in every town it is published for', ({ key, date, cities }) => {
  const found = cities.map((city) => [city, ...datesOf(city, Number(date.slice(0, 4)), key)])
  expect(found).toEqual(cities.map((city) => [city, date]))
})

test('Holika is lit where Purnima touches the evening; towns differ only when it touches the second in some of them', () => {
  // In 1987 and 2049 Pratipada does not grow, so Holika stays on the first evening where Purnima misses the second.
  const datesIn = (year: number, ...cities: string[]) => cities.map((city) => datesOf(city, year, 'holika-dahan')[0])
  expect(datesIn(1987, 'Delhi', 'Kolkata', 'Chennai')).toEqual(['1987-03-15', '1987-03-15', '1987-03-15'])
  expect(datesIn(1987, 'Mumbai', 'Ahmedabad')).toEqual(['1987-03-14', '1987-03-14'])
  expect(datesIn(2049, 'Kolkata', 'Guwahati')).toEqual(['2049-03-19', '2049-03-19'])
  expect(datesIn(2049, 'Delhi', 'Mumbai')).toEqual(['2049-03-18', '2049-03-18'])
})

test('outside India Holika is decided at the place itself: at Singapore Purnima of 2027 almost reaches the evening', () => {
  const singapore = { latDeg: 1.3521, lonDeg: 103.8198, zone: 'Asia/Singapore' }
  const holika = festivalsOfYear(sky, singapore, 2027).find(({ key }) => key === 'holika-dahan')!
  expect(holika.date).toEqual({ year: 2027, month: 3, day: 22 })
})

test('Ugadi and Gudi Padwa follow the sunrise, however short Pratipada is after it', () => {
  for (const [city, place] of Object.entries(places)) {
    for (const { key, date, limb } of festivalsOfYear(sky, place, 2027)) {
      if (key !== 'ugadi' && key !== 'gudi-padwa') continue
      expect([city, key, date]).toEqual([city, key, { year: 2027, month: 4, day: 7 }])
      expect(limb).not.toBeNull()
    }
  }
})
