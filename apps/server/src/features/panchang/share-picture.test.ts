import { panchangDay } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { shareFacts } from './share-picture.ts'

const delhi = { latDeg: 28.65195, lonDeg: 77.23149, zone: 'Asia/Kolkata', region: { en: 'Delhi', hin: 'दिल्ली' } }
const day = panchangDay(readSky(), delhi, { year: 2026, month: 11, day: 15 })

test.each([
  ['en', 'Kartika Shukla Shashthi', 'until 16 Nov 02:02 AM', '06:44 AM · 05:27 PM'],
  ['hin', 'कार्तिक शुक्ल षष्ठी', '16 नव॰ रात 02:02 तक', 'सुबह 06:44 · शाम 05:27'],
] as const)('a picture in %s writes its times as the pages do', (language, tithi, until, sun) => {
  const facts = shareFacts(
    { day, date: '2026-11-15', place: delhi } as unknown as Parameters<typeof shareFacts>[0],
    language,
  )
  expect(facts[0]!.slice(1)).toEqual([tithi, until])
  expect(facts[2]![1]).toBe(sun)
  for (const line of facts.flat()) expect(line).not.toMatch(/(1[3-9]|2\d):\d\d/)
})
