import { makeBirthChart, nakshatras } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import type { BirthInput } from '../src/births.ts'
import { grahaNames, nakshatraNames, nameAlphabet, signNames, tithiNames } from '../src/chart-names.ts'
import { kundali } from '../src/kundli.ts'
import { birthFromInput, toKundliReply } from '../src/kundli-reply.ts'

const input: BirthInput = {
  day: 22,
  month: 7,
  year: 1992,
  hour: 9,
  min: 21,
  lat: 25.31668,
  lon: 83.01042,
  zone: 'Asia/Kolkata',
}

test('an explicit offset takes precedence over the zone, to the second', () => {
  expect(birthFromInput(input).place.zone).toBe('Asia/Kolkata')
  expect(birthFromInput({ ...input, tzone: 5.891_111 }).place.zone).toBe('+05:53:28')
  expect(birthFromInput({ ...input, tzone: -4.934 }).place.zone).toBe('-04:56:02')
})

// Values that the schemas accept, or that never reach them: a form on a phone computes without them.
test.each([
  [{ day: 31, month: 2 }, 'day', 'date'],
  [{ day: Number.NaN }, 'day', 'date'],
  [{ month: 0 }, 'month', 'date'],
  [{ year: 1899 }, 'year', 'outOfRange'],
  [{ hour: 24 }, 'hour', 'time'],
  [{ min: 60 }, 'min', 'time'],
  [{ lat: 91 }, 'lat', 'outOfRange'],
  [{ lon: Number.NaN }, 'lon', 'outOfRange'],
  [{ zone: 'Asia/Nowhere' }, 'zone', 'zone'],
  [{ zone: undefined }, 'tzone', 'required'],
  [{ tzone: 27 }, 'tzone', 'outOfRange'],
])('%o is refused with the name of its field', (change, field, problem) => {
  const refusal = (name: string) =>
    expect.objectContaining({ code: 'INVALID_INPUT', facts: { fields: [{ field: name, problem }] } })
  expect(() => birthFromInput({ ...input, ...change })).toThrow(refusal(field))
  expect(() => birthFromInput({ ...input, ...change }, 'f_')).toThrow(refusal(`f_${field}`))
})

test('the reply fits its schema with and without a time of birth, and near the pole', () => {
  const sky = readSky([1990])
  for (const change of [{}, { hour: null, min: null }, { lat: 89 }]) {
    const birth = birthFromInput({ ...input, ...change })
    const reply = toKundliReply(birth, makeBirthChart(sky, birth))
    expect(kundali.parse(reply)).toEqual(reply)
  }
})

test('each name matches the engine key beside it', () => {
  const birth = birthFromInput(input)
  const { astro_details: astro, planets_extended } = toKundliReply(birth, makeBirthChart(readSky([1990]), birth))
  expect([astro.sign, astro.Naksahtra, astro.SignLord]).toEqual([
    signNames[astro.keys.rashi],
    nakshatraNames[astro.keys.nakshatra],
    grahaNames[astro.keys.rashiLord],
  ])
  expect(astro.Tithi).toContain(tithiNames[astro.keys.tithi])
  for (const { name, sign, nakshatraLord, keys } of planets_extended) {
    expect([sign, nakshatraLord]).toEqual([signNames[keys.rashi], grahaNames[keys.nakshatraLord]])
    expect(name).toBe(keys.body === 'ascendant' ? 'Ascendant' : grahaNames[keys.body])
  }
})

test('every nakshatra has its own name, and retroflex syllables use the common spelling', () => {
  expect(new Set(nakshatras.map((key) => nakshatraNames[key])).size).toBe(27)
  expect(['la', 'tta', 'ddha', 'ssha', 'nya', 'chha', 'a', 'i'].map(nameAlphabet)).toEqual([
    'La',
    'Ta',
    'Dha',
    'Sha',
    'Nya',
    'Chha',
    'A',
    'I',
  ])
})
