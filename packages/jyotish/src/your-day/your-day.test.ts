import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { makeBirthChart } from '../kundli/birth-chart.ts'
import { panchangDay, panchangDays } from '../panchang/days.ts'
import type { EpochMs } from '../time/instants.ts'
import { transitsAt } from '../transits/at-instant.ts'
import { nakshatras } from '../zodiac/keys.ts'
import { goodHours } from './good-hours.ts'
import type { OwnStars } from './own-stars.ts'
import { ownStarsAt } from './own-stars.ts'
import { yourDay } from './your-day.ts'

const delhi = { latDeg: 28.61, lonDeg: 77.21, zone: 'Asia/Kolkata' }
/** A Thursday; the Moon is in Purva Bhadrapada and Kumbha at sunrise. */
const day = panchangDay(sky, delhi, { year: 2026, month: 11, day: 19 })
const at = Date.parse('2026-11-19T01:00:00Z') as EpochMs
const own: OwnStars = {
  nakshatra: 'rohini',
  moonRashi: 'vrishabha',
  isMoonSure: true,
  lagna: 'karka',
  dasha: { maha: 'saturn', antar: 'jupiter' },
}

test('the day has the Moon that the fixture of these tests relies on', () => {
  expect([day.nakshatras[0]!.key, day.moonSigns[0]!.key]).toEqual(['purva-bhadrapada', 'kumbha'])
})

describe('the stars of a birth', () => {
  const birth = { date: { year: 1991, month: 10, day: 21 }, place: { latDeg: 23.18, lonDeg: 75.78, zone: delhi.zone } }

  test('has the lagna and the running periods when the time is known', () => {
    const chart = makeBirthChart(sky, { ...birth, time: { hour: 5, minute: 25 } })
    expect(ownStarsAt(chart, at)).toMatchObject({
      nakshatra: chart.astro.nakshatra,
      moonRashi: chart.astro.rashi,
      isMoonSure: true,
      lagna: 'kanya',
      dasha: { maha: expect.any(String), antar: expect.any(String) },
    })
  })

  test('invents neither for an unknown time, and says whether the Moon is sure', () => {
    const chart = makeBirthChart(sky, { ...birth, time: null })
    expect(ownStarsAt(chart, at)).toMatchObject({ lagna: null, dasha: null, isMoonSure: false })
  })

  test('has no period after the 120 years of the dashas', () => {
    const chart = makeBirthChart(sky, { ...birth, time: { hour: 5, minute: 25 } })
    expect(ownStarsAt(chart, Date.parse('2120-01-01T00:00:00Z') as EpochMs).dasha).toBeNull()
  })
})

describe('the day of a person', () => {
  test.each([
    // birth nakshatra, tara, count, round, kind
    ['purva-bhadrapada', 'janma', 1, 1, 'own'],
    ['shatabhisha', 'sampat', 2, 1, 'carried'],
    ['dhanishtha', 'vipat', 3, 1, 'strained'],
    ['swati', 'sampat', 11, 2, 'carried'],
    ['rohini', 'kshema', 22, 3, 'carried'],
    ['uttara-bhadrapada', 'parama-mitra', 27, 3, 'carried'],
  ] as const)('born in %s: %s, the %ith', (nakshatra, key, count, round, kind) => {
    expect(yourDay(sky, { ...own, nakshatra }, day).tara).toEqual({ key, count, round, kind, isAgain: false })
  })

  test('says of the second day of a nakshatra that covers two sunrises that it comes again', () => {
    const days = panchangDays(sky, delhi, { year: 2026, month: 11, day: 1 }, 365)
    const again = days.map((one) => yourDay(sky, own, one).tara.isAgain).slice(1)
    expect(again).toEqual(
      days.slice(1).map(({ nakshatras: [one] }, index) => one!.key === days[index]!.nakshatras[0]!.key),
    )
    expect(again.filter(Boolean).length).toBeGreaterThan(5)
  })

  test('counts each of the 27 nakshatras once', () => {
    const counts = nakshatras.map((nakshatra) => yourDay(sky, { ...own, nakshatra }, day).tara.count)
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1))
  })

  test('counts the Moon from the Moon sign for its strength, and from the lagna for the field of life', () => {
    expect(yourDay(sky, own, day)).toMatchObject({
      moon: { nakshatra: 'purva-bhadrapada', rashi: 'kumbha' },
      chandra: { house: 10, good: true },
      field: { house: 8, from: 'lagna' },
    })
  })

  test('takes the lord of the antardasha as guide, by gochara from the Moon', () => {
    const { grahas } = transitsAt(sky, day.startsAt)
    expect(grahas.jupiter.rashi).toBe('simha')
    expect(yourDay(sky, own, day).guide).toEqual({ graha: 'jupiter', of: 'antardasha', house: 4, supports: false })
    expect(yourDay(sky, { ...own, moonRashi: 'karka' }, day).guide).toMatchObject({ house: 2, supports: true })
  })

  test('without a time of birth counts from the Moon and follows the lord of its sign', () => {
    const untimed = yourDay(sky, { ...own, lagna: null, dasha: null }, day)
    expect(untimed.field).toEqual({ house: 10, from: 'moon' })
    expect(untimed.guide).toMatchObject({ graha: 'venus', of: 'moon-sign' })
  })
})

describe('good hours', () => {
  const { choghadiya, horas, rahuKalam } = day.muhurtas!
  const { hours } = yourDay(sky, own, day)
  const covers = (span: { startsAt: number; endsAt: number }, part: { startsAt: number; endsAt: number }) =>
    span.startsAt <= part.startsAt && part.endsAt <= span.endsAt

  test('lie in a good choghadiya and in the hora of an own lord, outside Rahu Kalam', () => {
    expect(hours.length).toBeGreaterThan(1)
    for (const hour of hours) {
      const all = [...choghadiya.day, ...choghadiya.night]
      expect(all.find((one) => covers(one, hour))?.key).toBe(hour.choghadiya)
      expect(horas.find((one) => covers(one, hour))?.lord).toBe(hour.hora!.lord)
      expect(['jupiter', 'moon', 'venus']).toContain(hour.hora!.lord)
      expect(hour.endsAt <= rahuKalam.startsAt || hour.startsAt >= rahuKalam.endsAt).toBe(true)
      expect(hour.endsAt - hour.startsAt).toBeGreaterThanOrEqual(20 * 60_000)
    }
  })

  test('begin with the lord of the antardasha', () => {
    expect(hours[0]!.hora).toEqual({ lord: 'jupiter', of: 'antardasha' })
  })

  test('leave Rahu Kalam out on every weekday', () => {
    for (let date = 1; date <= 28; date++) {
      const other = panchangDay(sky, delhi, { year: 2027, month: 2, day: date })
      const { rahuKalam: rahu } = other.muhurtas!
      const found = goodHours(other, [])
      expect(found.length).toBeGreaterThan(0)
      for (const { startsAt, endsAt } of found) expect(endsAt <= rahu.startsAt || startsAt >= rahu.endsAt).toBe(true)
    }
  })

  test('are the good choghadiyas alone for somebody whose lords rule no hora in them', () => {
    const alone = goodHours(day, [])
    expect(alone.every(({ hora }) => hora === null)).toBe(true)
    expect(alone.map((hour) => hour.choghadiya)[0]).toBe('amrit')
  })

  test('are over by half past ten in the evening', () => {
    const last = Math.max(...goodHours(day, []).map(({ endsAt }) => endsAt))
    expect(new Date(last).toISOString() < '2026-11-19T17:30').toBe(true)
  })

  test('are none where the Sun does not rise', () => {
    const tromso = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' }
    const dark = yourDay(sky, own, panchangDay(sky, tromso, { year: 2026, month: 12, day: 21 }))
    expect([dark.hours, dark.rahuKalam]).toEqual([[], null])
  })
})
