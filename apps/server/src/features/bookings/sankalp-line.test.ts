import { readGazetteer } from '@sankalp/places/node'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { createSankalp } from './sankalp-line.ts'

const write = createSankalp(readSky(), readGazetteer())

test('the line has the month and year of the tithi at the hour of the rite, not those of the sunrise', () => {
  // Purnima of Phalguna ends at 17:07 on 3 March 2026; from then on it is Chaitra, counted from full moon.
  const line = (time: string) =>
    write({ startsAt: new Date(`2026-03-03T${time}:00+05:30`), city: 'Varanasi', state: 'Uttar Pradesh' }).en
  expect(line('10:00')).toMatch(/2082.*Phalguna.*Purnima/)
  expect(line('18:30')).toMatch(/2083.*Chaitra.*Pratipada/)
})
