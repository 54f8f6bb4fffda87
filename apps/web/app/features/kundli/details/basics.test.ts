import { toKundliReply, birthFromInput } from '@sankalp/contract/kundli-reply'
import { makeBirthChart } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { type Birth, toBirthInput } from '../../../shared/birth/birth.ts'
import { ashaOfKolkata } from '../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading, toEngineBirth } from '../../../shared/sky/reading.ts'
import { basicsOfReply, basicsOfReading } from './basics.ts'

const birth = ashaOfKolkata

test.each<[string, Birth]>([
  ['a birth with its time', birth],
  ['a birth without its time', { ...birth, time: null }],
  ['an offset by hand', { ...birth, tzone: 6.5 }],
  [
    'a day without sunrise',
    { ...birth, year: 1990, month: 12, day: 21, lat: 78.2, lon: 15.6, zone: 'Arctic/Longyearbyen' },
  ],
])('%s: the server’s answer and this device’s reading show the same', (_, of) => {
  const sky = readSky(decadesOf(of))
  const engineBirth = toEngineBirth(of)
  expect(engineBirth).toEqual(birthFromInput(toBirthInput(of)))
  const answered = basicsOfReply(toKundliReply(engineBirth, makeBirthChart(sky, engineBirth)))
  const read = basicsOfReading(makeReading(sky, readSaturn(), of, defaultSettings))
  expect({ ...read, planets: [] }).toMatchObject({ ...answered, planets: [] })
  expect(read.planets).toHaveLength(of.time ? 10 : 9)
  expect(read.planets).toMatchObject(
    answered.planets.map((row) => ({ ...row, degInRashi: expect.closeTo(row.degInRashi, 9) })),
  )
})
