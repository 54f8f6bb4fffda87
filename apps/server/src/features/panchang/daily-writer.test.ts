import { getDailyPanchang } from '@sankalp/contract/panchang'
import { addDays, civilToEpochMs, limbDay, limbsAt, panchangDay } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { createDailyWriter } from './daily-writer.ts'
import { clockOfDay } from './wall-clock.ts'

const sky = readSky()
const zones = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/Oslo',
  'Australia/Lord_Howe',
  '+05:30:00',
  '-04:00:00',
]

type Asked = { zone: string; latDeg: number; lonDeg: number; days: number; hour: number }

function factsOf({ days, hour, ...place }: Asked) {
  const date = addDays({ year: 2026, month: 3, day: 5 }, days)
  const day = limbDay(sky, place, date)
  const askedAt = civilToEpochMs(date, { hour, minute: 7 }, place.zone)
  const vedic = { sunriseAt: day.sunriseAt, sunsetAt: day.sunsetAt }
  return { day, vedic, clock: clockOfDay(place.zone, day), askedAt, limbs: limbsAt(sky, askedAt) }
}

/** The same few weeks, with clock changes in two of the zones, at many places and hours. */
const many = Array.from({ length: 600 }, (_, at): Asked => ({
  zone: zones[at % zones.length]!,
  latDeg: ((at * 37) % 140) - 70,
  lonDeg: ((at * 53) % 360) - 180,
  days: (at * 11) % 40,
  hour: (at * 5) % 24,
}))

/** All around the Earth in one zone, on the days when the Sun's rashi and the season change. */
const aroundTheEarth = Array.from({ length: 360 }, (_, at): Asked => ({
  zone: 'Asia/Kolkata',
  latDeg: 20,
  lonDeg: ((at * 10) % 360) - 180,
  days: 38 + Math.floor(at / 36),
  hour: 9,
}))

/** Clocks that are set forward that week, and others that are not. */
const beforeSummerTime = [1, 2, 3, 4, 5].flatMap((days): Asked[] =>
  ['-05:00:00', 'America/New_York', '-04:00:00'].map((zone) => ({ zone, latDeg: 40.7, lonDeg: -74, days, hour: 9 })),
)

test('a part cached for one place and used for another equals a newly written one', () => {
  const write = createDailyWriter()
  for (const asked of [...many, ...aroundTheEarth, ...beforeSummerTime]) {
    const facts = factsOf(asked)
    expect(write(facts), JSON.stringify(asked)).toBe(createDailyWriter()(facts))
  }
})

test('the parts form the complete answer, with no field outside the contract', () => {
  const write = createDailyWriter()
  for (const asked of many.slice(0, 100)) {
    const answer: unknown = JSON.parse(write(factsOf(asked)))
    expect(getDailyPanchang.reply.parse(answer)).toEqual(answer)
  }
})

test('the limbs of a day alone equal those of the day with its hours', () => {
  for (const { zone, latDeg, lonDeg, days } of many.slice(0, 100)) {
    const place = { zone, latDeg, lonDeg }
    const date = addDays({ year: 2026, month: 3, day: 5 }, days)
    expect(panchangDay(sky, place, date)).toMatchObject(limbDay(sky, place, date))
  }
})

test('in the far north a day has a Rahu Kaal whenever it has both sunrises and its sunset', () => {
  const write = createDailyWriter()
  let without = 0
  for (let days = 0; days < 365; days++) {
    const facts = factsOf({ zone: 'Europe/Oslo', latDeg: 69.65, lonDeg: 18.96, days, hour: 12 })
    const { rahukaal, sunrise } = (
      JSON.parse(write(facts)) as { dailyPanchang: { rahukaal: unknown; sunrise: unknown } }
    ).dailyPanchang
    const isWhole = facts.day.basis === 'sunrise' && facts.day.sunsetAt !== null
    expect(rahukaal !== null).toBe(isWhole)
    expect(sunrise !== null).toBe(facts.day.sunriseAt !== null)
    if (!isWhole) without += 1
  }
  expect(without).toBeGreaterThan(100)
})
