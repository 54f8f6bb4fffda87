import { describe, expect, test } from 'vitest'
import fixture from '../../fixtures/panchang/chennai-2018.json' with { type: 'json' }
import { readSky } from '../node.ts'
import type { PanchangDay } from './day-types.ts'
import { panchangYear } from './days.ts'
import type { Interval } from './spans.ts'

// A whole year from an independent implementation with the other convention: True Chitra, the disc's centre.
const sky = readSky([2010])
const days = panchangYear(sky, fixture.place, 2018, { ayanamsa: 'true-chitra', sunrise: 'disc-centre' })
const INDIA_MS = 5.5 * 3_600_000
const MINUTE_MS = 60_000

/** Returns the minutes since the day's midnight. "03:51*" is after the next one. */
function clockMinutes(printed: string): number {
  const [hour, minute] = printed.replace('*', '').split(':').map(Number) as [number, number]
  return hour * 60 + minute + (printed.endsWith('*') ? 1440 : 0)
}

/** Expects that the clock, truncated to whole minutes, shows this instant within one minute. */
function expectClock(day: PanchangDay, printed: string, at: number | null, what: string) {
  if (printed === '---') {
    expect(at, what).toBeNull()
    return
  }
  const midnight = Date.UTC(day.date.year, day.date.month - 1, day.date.day) - INDIA_MS
  const minutes = (at! - midnight) / MINUTE_MS - clockMinutes(printed)
  expect(minutes, what).toBeGreaterThan(-1)
  expect(minutes, what).toBeLessThan(2)
}

type Rows = (string | number | null)[][]

function expectLimbs(
  day: PanchangDay,
  printed: Rows,
  computed: (Interval & { name: string | number })[],
  what: string,
) {
  printed.forEach(([name, end], index) => {
    const limb = computed[index]!
    expect(limb.name, what).toBe(name)
    if (end === null || end === 'full_day') expect(limb.endsAt, what).toBeGreaterThanOrEqual(day.endsAt)
    else expectClock(day, String(end), limb.endsAt, what)
  })
}

function expectInterval(day: PanchangDay, printed: string, { startsAt, endsAt }: Interval, what: string) {
  const [from, to] = printed.split('-') as [string, string]
  expectClock(day, from, startsAt, what)
  expectClock(day, to, endsAt, what)
}

const spelled: Record<string, string> = { Gara: 'garaja', Nagava: 'naga', Kinstughna: 'kimstughna' }
const karana = (name: unknown) => spelled[String(name)] ?? String(name).toLowerCase()

const months: Record<string, string> = {
  चैत्रः: 'chaitra',
  वैशाखः: 'vaishakha',
  ज्यैष्ठः: 'jyeshtha',
  आषाढः: 'ashadha',
  श्रावणः: 'shravana',
  भाद्रपदः: 'bhadrapada',
  आश्वयुजः: 'ashwina',
  कार्त्तिकः: 'kartika',
  मार्गशीर्षः: 'margashirsha',
  पौषः: 'pausha',
  माघः: 'magha',
  फाल्गुनः: 'phalguna',
}

describe.each(fixture.days.map((printed, index) => [printed.date, index] as const))('Chennai on %s', (_, index) => {
  const printed = fixture.days[index]!
  const day = days[index]!

  test('the limbs have the printed numbers and ends', () => {
    expect.hasAssertions()
    const named = <T extends Interval>(spans: T[], name: (span: T) => string | number) =>
      spans.map((span) => ({ ...span, name: name(span) }))
    expectLimbs(
      day,
      printed.tithi,
      named(day.tithis, ({ number }) => number),
      'tithi',
    )
    expectLimbs(
      day,
      printed.nakshatra,
      named(day.nakshatras, ({ index }) => index + 1),
      'nakshatra',
    )
    expectLimbs(
      day,
      printed.yoga,
      named(day.yogas, ({ index }) => index + 1),
      'yoga',
    )
    const karanas = printed.karana.map(([name, end]) => [karana(name), end!])
    expectLimbs(
      day,
      karanas,
      named(day.karanas, ({ key }) => key),
      'karana',
    )
    expectLimbs(
      day,
      [printed.moonSign],
      named(day.moonSigns, ({ index }) => index + 1),
      'moon sign',
    )
  })

  test('rises, sets and bad hours have the printed times', () => {
    expect.hasAssertions()
    expectClock(day, printed.sunrise, day.sunriseAt, 'sunrise')
    expectClock(day, printed.sunset, day.sunsetAt, 'sunset')
    expectInterval(day, printed.rahu, day.muhurtas!.rahuKalam, 'rahu')
    expectInterval(day, printed.yamaganda, day.muhurtas!.yamaganda, 'yamaganda')
    expectInterval(day, printed.gulika, day.muhurtas!.gulikaKalam, 'gulika')
  })

  test('the month has the printed name', () => {
    if (printed.amanta === null) return
    const adhika = printed.amanta.startsWith('अधिक-')
    expect(day.month).toMatchObject({ amanta: months[printed.amanta.replace('अधिक-', '')], adhika })
  })
})
