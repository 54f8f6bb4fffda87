import { languages } from '@sankalp/contract'
import { festivalRules, festivalsOfYear } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { beforeAll, expect, test } from 'vitest'
import { readMessages } from '../src/locales.ts'

/** Full and new moons have their month's name, so that their rule's own key is never used. */
const byMonth = ['purnima', 'amavasya']
const keys = new Set(festivalRules.map(({ key }) => key).filter((key) => !byMonth.includes(key)))

beforeAll(() => {
  const sky = readSky()
  const delhi = { latDeg: 28.65, lonDeg: 77.23, zone: 'Asia/Kolkata' }
  for (let year = 1900; year <= 2100; year += 1) for (const { key } of festivalsOfYear(sky, delhi, year)) keys.add(key)
})

test.each(languages)('every festival of two centuries has a name in %s', (language) => {
  const { names } = readMessages(language, 'festivals') as { names: Record<string, string> }
  expect([...keys].filter((key) => !names[key])).toEqual([])
  // Except for added months that come once in centuries, no name exists for a festival that never comes.
  expect(Object.keys(names).filter((key) => !keys.has(key) && !key.includes('-adhika-'))).toEqual([])
})
