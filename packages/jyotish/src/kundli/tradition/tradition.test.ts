import { describe, expect, test } from 'vitest'
import { sky } from '../../../test/sky.ts'
import { wrap360 } from '../../angles.ts'
import { lunarMonths } from '../../calendar/keys.ts'
import { panchangDay } from '../../panchang/days.ts'
import type { ClockTime } from '../../time/civil.ts'
import { civilToEpochMs } from '../../time/zones.ts'
import { nakshatras } from '../../zodiac/keys.ts'
import { findSunDay } from '../birth-clock.ts'
import { makeChart, makeChartFromRashis } from '../chart.ts'
import type { Birth } from '../birth-chart.ts'
import { makeKundli } from '../kundli.ts'
import { findArudhas } from './arudhas.ts'
import { charaKarakas, findCharaKarakas } from './chara-karakas.ts'
import { ghatakOf, tithiKinds } from './ghatak.ts'
import { splitGhatis } from './ghatis.ts'
import { mandiStartsAt, partStartsAt, sunUpagrahas } from './upagrahas.ts'

const ujjain = { latDeg: 23.1793, lonDeg: 75.7849, zone: 'Asia/Kolkata' }

function traditionOf(birth: Birth) {
  const kundli = makeKundli(sky, birth)
  if (!kundli.timeKnown) throw new Error('expected a birth with its time')
  return kundli.tradition
}

test('the arudhas equal a printed example (P. V. R. Narasimha Rao, An Integrated Approach, 29)', () => {
  const chart = makeChartFromRashis(
    { sun: 11, moon: 2, mars: 0, mercury: 11, jupiter: 0, venus: 11, saturn: 0, rahu: 3, ketu: 9 },
    5,
  )
  expect(findArudhas(chart)).toEqual([2, 4, 5, 4, 0, 2, 1, 9, 9, 5, 1, 6])
})

test('no arudha is in its own house or opposite to it', () => {
  for (let lagna = 0; lagna < 12; lagna++) {
    for (let at = 0; at < 12; at++) {
      const chart = makeChartFromRashis(
        { sun: at, moon: at, mars: at, mercury: at, jupiter: at, venus: at, saturn: at, rahu: 0, ketu: 6 },
        lagna,
      )
      const apart = findArudhas(chart).map((pada, index) => (pada - lagna - index + 24) % 12)
      expect(apart.filter((count) => count === 0 || count === 6)).toEqual([])
    }
  }
})

test('the graha furthest in its sign is the self, and the least far one the spouse, in any sign', () => {
  const lonDeg = {
    sun: 29,
    moon: 31,
    mars: 88,
    mercury: 95,
    jupiter: 140,
    venus: 175,
    saturn: 190,
    rahu: 29.9,
    ketu: 209.9,
  }
  const found = findCharaKarakas(makeChart(lonDeg, 0))
  // Within their signs: Sun 29°, Mars 28°, Venus 25°, Jupiter 20°, Saturn 10°, Mercury 5°, Moon 1°. Rahu is left out.
  expect(charaKarakas.map((karaka) => found[karaka])).toEqual([
    'sun',
    'mars',
    'venus',
    'jupiter',
    'saturn',
    'mercury',
    'moon',
  ])
})

test.each([0, 12.5, 133, 226.7, 359.9])('a sign after the last of the five stands the Sun, here at %f°', (sunDeg) => {
  const { dhuma, vyatipata, parivesha, indrachapa, upaketu } = sunUpagrahas(sunDeg)
  expect(wrap360(upaketu + 30)).toBeCloseTo(sunDeg, 9)
  expect(wrap360(dhuma + vyatipata)).toBeCloseTo(0, 9)
  expect(wrap360(parivesha + indrachapa)).toBeCloseTo(0, 9)
})

describe('Gulika', () => {
  /** A week from Sunday, 5 March 2023. */
  const week = [5, 6, 7, 8, 9, 10, 11].map((day) => ({ year: 2023, month: 3, day }))
  const startAt = (date: (typeof week)[number], time: ClockTime) => {
    const birthMs = civilToEpochMs(date, time, ujjain.zone)
    return { startsAt: partStartsAt('gulika', birthMs, findSunDay(sky, ujjain, birthMs)!, ujjain.zone), birthMs }
  }

  test.each(week)('rises by day as the almanac’s Gulika Kalam begins, on $day March 2023', (date) => {
    const { startsAt } = startAt(date, { hour: 12, minute: 0 })
    const { muhurtas } = panchangDay(sky, ujjain, date)
    expect(Math.abs(startsAt - muhurtas!.gulikaKalam.startsAt)).toBeLessThan(1000)
  })

  // The night of Sunday begins with Jupiter's part, and Saturn's is the third. On each following weekday it is one
  // earlier.
  test.each(week.map((date, index) => ({ date, part: [3, 2, 1, 7, 6, 5, 4][index]! })))(
    'rises by night with part $part of eight, on the night of $date.day March 2023',
    ({ date, part }) => {
      const { startsAt, birthMs } = startAt(date, { hour: 23, minute: 0 })
      const { sunsetAt, nextSunriseAt } = findSunDay(sky, ujjain, birthMs)!
      expect((startsAt - sunsetAt) / (nextSunriseAt - sunsetAt)).toBeCloseTo((part - 1) / 8, 9)
    },
  )
})

describe('the upagrahas that rise with a part of the day', () => {
  const sunday = civilToEpochMs({ year: 2023, month: 3, day: 5 }, { hour: 12, minute: 0 }, ujjain.zone)
  const night = civilToEpochMs({ year: 2023, month: 3, day: 5 }, { hour: 23, minute: 0 }, ujjain.zone)
  const day = findSunDay(sky, ujjain, sunday)!
  const { sunriseAt, sunsetAt, nextSunriseAt } = day
  const parts = { kala: 0, ardhaprahara: 3, yamaghantaka: 4, gulika: 6 } as const

  test.each(Object.entries(parts))('%s begins after %i parts of a Sunday', (upagraha, before) => {
    const at = partStartsAt(upagraha as keyof typeof parts, sunday, day, ujjain.zone)
    expect((at - sunriseAt) / (sunsetAt - sunriseAt)).toBeCloseTo(before / 8, 9)
  })

  test('begin on a Sunday night with the part of Jupiter, the fifth lord', () => {
    expect(partStartsAt('yamaghantaka', night, day, ujjain.zone)).toBe(sunsetAt)
    expect((partStartsAt('kala', night, day, ujjain.zone) - sunsetAt) / (nextSunriseAt - sunsetAt)).toBeCloseTo(
      3 / 8,
      9,
    )
  })

  test('Mandi rises 26 ghatis into a Sunday and 10 into its night, when both have thirty', () => {
    expect((mandiStartsAt(sunday, day, ujjain.zone) - sunriseAt) / (sunsetAt - sunriseAt)).toBeCloseTo(26 / 30, 9)
    expect((mandiStartsAt(night, day, ujjain.zone) - sunsetAt) / (nextSunriseAt - sunsetAt)).toBeCloseTo(10 / 30, 9)
  })
})

describe('the ghatak chakra', () => {
  const all = Array.from({ length: 12 }, (_, rashi) => ghatakOf(rashi))

  test('gives each sign a different month', () => {
    expect(new Set(all.map(({ month }) => month))).toEqual(new Set(lunarMonths))
  })

  test('uses only existing nakshatra names, and every kind of tithi', () => {
    expect(all.every(({ nakshatra }) => nakshatras.includes(nakshatra))).toBe(true)
    expect(new Set(all.map(({ tithis }) => tithis))).toEqual(new Set(tithiKinds))
  })

  // Three published tables agree on these. The Moon of the day is counted from that of birth.
  test.each([
    [0, { month: 'kartika', tithis: 'nanda', vara: 'ravi', nakshatra: 'magha', moon: 'mesha' }],
    [1, { month: 'margashirsha', tithis: 'purna', vara: 'shani', nakshatra: 'hasta', moon: 'kanya' }],
    [6, { month: 'magha', tithis: 'rikta', vara: 'guru', nakshatra: 'shatabhisha', moon: 'dhanu' }],
    [11, { month: 'phalguna', tithis: 'purna', vara: 'shukra', nakshatra: 'ashlesha', moon: 'kumbha' }],
  ])('of sign %i is the printed one', (rashi, printed) => {
    expect(ghatakOf(rashi)).toMatchObject(printed)
  })
})

test.each([
  [0, 0, 0],
  [57.475, 57, 29],
  [59.9999, 60, 0],
])('%f ghatis are %i and %i palas', (all, ghatis, palas) => {
  expect(splitGhatis(all)).toEqual({ ghatis, palas })
})

describe('the panchang of a birth', () => {
  test('before dawn belongs to the day that began the previous morning', () => {
    // Monday by the civil date, Sunday by sunrise.
    const { panchang } = traditionOf({
      date: { year: 1991, month: 10, day: 21 },
      time: { hour: 5, minute: 25 },
      place: ujjain,
    })
    expect(panchang.day!.vara).toBe('ravi')
    // From 06:25:37 of the 20th to 05:25 of the 21st are 22 h 59 min.
    expect(panchang.day!.ishtaGhatis).toBeCloseTo(57.47, 1)
    expect(panchang.day!.dayGhatis + panchang.day!.nightGhatis).toBeCloseTo(60, 0)
    expect(panchang).toMatchObject({
      amanta: 'ashwina',
      purnimanta: 'ashwina',
      isAdhika: false,
      ritu: 'sharad',
      ayana: 'dakshinayana',
    })
    expect([panchang.samvats.vikram.year, panchang.samvats.shaka.year]).toEqual([2048, 1913])
  })

  test('has both names of the dark fortnight, and marks an added month', () => {
    const dark = traditionOf({ date: { year: 2023, month: 3, day: 10 }, time: { hour: 12, minute: 0 }, place: ujjain })
    expect(dark.panchang).toMatchObject({ amanta: 'phalguna', purnimanta: 'chaitra' })
    const added = traditionOf({ date: { year: 2023, month: 8, day: 1 }, time: { hour: 12, minute: 0 }, place: ujjain })
    expect(added.panchang).toMatchObject({ amanta: 'shravana', purnimanta: 'shravana', isAdhika: true })
  })

  test('has the month but neither weekday nor Gulika near the pole without a sunrise', () => {
    const { panchang, upagrahas } = traditionOf({
      date: { year: 1990, month: 6, day: 21 },
      time: { hour: 12, minute: 0 },
      place: { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' },
    })
    expect(panchang.day).toBeNull()
    expect(panchang.amanta).toBe('jyeshtha')
    expect(upagrahas.map(({ upagraha }) => upagraha)).toEqual([
      'dhuma',
      'vyatipata',
      'parivesha',
      'indrachapa',
      'upaketu',
    ])
  })

  test.each([1900, 2100])('is made on the first and the last day of %i', (year) => {
    for (const [month, day] of [
      [1, 1],
      [12, 31],
    ] as const) {
      expect(
        traditionOf({ date: { year, month, day }, time: { hour: 0, minute: 5 }, place: ujjain }).panchang.day,
      ).not.toBeNull()
    }
  })
})
