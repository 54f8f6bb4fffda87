import { readFileSync } from 'node:fs'
import { type Language, languages } from '@sankalp/contract'
import { openArticles } from '@sankalp/content/articles/open-articles'
import { names } from '@sankalp/content/horoscope/words'
import { type Graha, grahas, wrap180 } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { describe, expect, test } from 'vitest'
import { createLiveFacts } from './live-facts.ts'

const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../../packages/jyotish/fixtures/${name}.json`, import.meta.url), 'utf8'))

type Spot = { latDeg: number; lonDeg: number; zone: string }
type PrintedDay = { date: string } & Record<
  'Sunrise' | 'Sunset' | 'Tithi' | 'Nakshatra' | 'Rahu Kalam' | 'Vikram Samvat',
  string[]
>

/** Published values with their sources, from the engine's own tests. */
const charts = readFixture('core/kundli-positions') as { cases: { id: string; publishedDeg: Record<Graha, number> }[] }
const drikFestivals = readFixture('festivals/drik-2023') as { place: Spot; days: Record<string, string[]> }
const drikDays = readFixture('panchang/drik-2023-jan-jun') as { place: Spot; days: PrintedDay[] }

const sky = readSky()
const delhi = { latDeg: 28.65195, lonDeg: 77.23149, zone: 'Asia/Kolkata' }
/** Converts an Indian clock time. */
const india = (text: string) => Date.parse(`${text}+05:30`)

function tell(kind: string, at: string, language: Language = 'en', place = delhi) {
  const { block, until } = createLiveFacts({ sky, delhi: place })(kind, language, india(at))
  const told = block.rows.map(({ label, value, note }) =>
    [label, value, ...(note === undefined ? [] : [note])].join(' | '),
  )
  return { ...block, until, told }
}

/** Returns the minutes between two clock times of one day. */
function minutesApart(one: string, other: string): number {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
  return Math.abs(minutes(one) - minutes(other))
}
const clock24 = (printed: string) => {
  const [, hour, minute, half] = /(\d\d):(\d\d) (AM|PM)/.exec(printed)!
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

describe('today', () => {
  // In these rows nothing runs past midnight, so that a time needs no date.
  const printed = drikDays.days.filter(({ date }) =>
    ['2023-01-01', '2023-01-02', '2023-02-18', '2023-04-22'].includes(date),
  )

  test.each(printed.map((day) => [day.date, day] as const))(
    'says of %s what Drik Panchang prints for Mirzapur',
    (date, day) => {
      const { rows } = tell('today', `${date}T12:00`, 'en', drikDays.place)
      const value = (label: string) => rows.find((row) => row.label === label)!.value
      expect(minutesApart(clock24(value('Sunrise')), clock24(day.Sunrise[0]!))).toBeLessThanOrEqual(1)
      expect(minutesApart(clock24(value('Sunset')), clock24(day.Sunset[0]!))).toBeLessThanOrEqual(1)
      for (const [label, limbs] of [
        ['Tithi', day.Tithi],
        ['Nakshatra', day.Nakshatra],
      ] as const) {
        const [, name, until] = /^(.+) upto (.*)$/.exec(limbs[0]!)!
        expect(value(label)).toContain(name)
        expect(minutesApart(clock24(value(label)), clock24(until!)), label).toBeLessThanOrEqual(2)
      }
      const [from, to] = day['Rahu Kalam'][0]!.split(' to ').map(clock24)
      expect(minutesApart(clock24(value('Rahu Kalam').slice(0, 8)), from!)).toBeLessThanOrEqual(1)
      expect(minutesApart(clock24(value('Rahu Kalam').slice(-8)), to!)).toBeLessThanOrEqual(1)
      expect(value('Vikram Samvat')).toBe(day['Vikram Samvat'][0]!.slice(0, 4))
    },
  )

  test('belongs to the date until midnight, and dates what ends after it', () => {
    const { title, rows, until } = tell('today', '2026-11-15T03:00')
    expect(title).toBe('Today in Delhi: Sunday, 15 November 2026')
    expect(rows[0]).toMatchObject({
      value: 'Shukla Shashthi until 02:02 AM on 16 November',
      note: 'then Shukla Saptami',
      href: '/panchang/delhi/2026-11-15',
    })
    expect(until).toBe(india('2026-11-16T00:00'))
    expect(tell('today', '2026-11-15T23:59').told).toEqual(tell('today', '2026-11-15T00:00').told)
  })
})

describe('ekadashis', () => {
  const isFast = (name: string) => name.endsWith('-ekadashi') && name !== 'vaikuntha-ekadashi'

  test('are the next six that Drik Panchang prints for Mirzapur', () => {
    const printed = Object.entries(drikFestivals.days).flatMap(([date, names]) =>
      names.filter(isFast).map((name) => ({ date, name })),
    )
    const { rows } = tell('ekadashis', '2023-01-01T08:00', 'en', drikFestivals.place)
    expect(rows).toHaveLength(6)
    expect(rows.map(({ href }) => href!.slice(-10))).toEqual(printed.slice(0, 6).map(({ date }) => date))
    expect(rows.map(({ label }) => label.split(' ')[0]!.toLowerCase())).toEqual(
      printed.slice(0, 6).map(({ name }) => name.split('-')[0]),
    )
  })

  test('name the Vaishnavas’ day if it differs, and when the fast is broken', () => {
    expect(tell('ekadashis', '2026-11-15T20:00').told[0]).toBe(
      'Devutthana Ekadashi | Friday, 20 November 2026 | The fast is broken on Saturday, 21 November 2026, 01:10 PM to 03:18 PM; Vaishnavas keep Saturday, 21 November 2026',
    )
  })

  test('include the day’s own until midnight, and those of an added month', () => {
    expect(tell('ekadashis', '2026-05-27T23:59').told[0]).toMatch(/^Padmini Ekadashi \| Wednesday, 27 May 2026/)
    expect(tell('ekadashis', '2026-05-28T00:00').told[0]).toMatch(/^Parama Ekadashi \| Thursday, 11 June 2026/)
  })
})

describe('eclipses', () => {
  test.each([
    // What the almanacs of these years print for Delhi, and whether the eclipse is visible from India.
    ['2025-03-14', 'Total lunar eclipse', 'Not seen from India'],
    ['2025-03-29', 'Partial solar eclipse', 'Not seen from India'],
    ['2025-09-07', 'Total lunar eclipse', 'Seen from Delhi, 09:57 PM to 01:27 AM on 8 September'],
    ['2025-09-21', 'Partial solar eclipse', 'Not seen from India'],
    ['2023-05-05', 'Penumbral lunar eclipse', 'Only a faint shading of the Moon; not counted in observance'],
    ['2023-10-29', 'Partial lunar eclipse', 'Seen from Delhi, 01:05 AM to 02:23 AM'],
    ['2022-10-25', 'Partial solar eclipse', 'Seen from Delhi, 04:29 PM to 05:42 PM'],
    ['2009-01-26', 'Annular solar eclipse', 'Seen from a part of India, not from Delhi'],
  ])('%s: %s, %s', (date, label, note) => {
    const { rows } = tell('eclipses', `${date.slice(0, 4)}-06-01T12:00`)
    const day = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(date))
    expect(rows.find(({ value }) => value.endsWith(`, ${day}`))).toMatchObject({ label, note })
  })

  test('are those of this year and the next by India’s calendar', () => {
    expect(tell('eclipses', '2025-12-31T23:59').title).toBe('Eclipses of 2025–2026')
    const { title, rows } = tell('eclipses', '2026-01-01T00:00')
    expect(title).toBe('Eclipses of 2026–2027')
    expect(rows).toHaveLength(9)
  })
})

describe('retrogrades', () => {
  test('are on the days that almanacs print for 2025', () => {
    const { told } = tell('retrogrades', '2025-07-20T12:00')
    expect(told.filter((row) => row.includes('2025'))).toEqual([
      'Mercury | 15 March 2025 to 7 April 2025 | in Meena',
      'Mercury | 18 July 2025 to 11 August 2025 | Retrograde now, in Karka',
      'Mercury | 10 November 2025 to 29 November 2025 | from Vrishchika back into Tula',
      'Venus | 2 March 2025 to 13 April 2025 | in Meena',
      'Mars | 7 December 2024 to 24 February 2025 | from Karka back into Mithuna',
      'Jupiter | 9 October 2024 to 4 February 2025 | in Vrishabha',
      'Jupiter | 11 November 2025 to 11 March 2026 | from Karka back into Mithuna',
      'Saturn | 13 July 2025 to 28 November 2025 | Retrograde now, in Meena',
    ])
  })

  test('are recomputed the moment one begins', () => {
    const { until } = tell('retrogrades', '2025-07-13T00:00')
    expect(until).toBeGreaterThan(india('2025-07-13T00:00'))
    expect(until).toBeLessThan(india('2025-07-14T00:00'))
  })
})

describe('sankrantis', () => {
  test('are the next twelve, Makara and Mesha within minutes of the printed times', () => {
    const { rows } = tell('sankrantis', '2026-01-01T12:00')
    expect(rows).toHaveLength(12)
    // Drik Panchang, whose ayanamsa differs by a quarter of an arc minute: 15:13 and 09:39.
    expect(rows[0]).toMatchObject({
      label: 'Makara Sankranti',
      value: expect.stringMatching(/^Wednesday, 14 January 2026, 03:/),
    })
    expect(minutesApart(clock24(rows[0]!.value), '15:13')).toBeLessThanOrEqual(8)
    expect(rows[3]).toMatchObject({
      label: 'Mesha Sankranti',
      value: expect.stringMatching(/^Tuesday, 14 April 2026, 09:/),
    })
    expect(minutesApart(clock24(rows[3]!.value), '09:39')).toBeLessThanOrEqual(8)
  })

  test('begin with the following one as soon as the first has passed', () => {
    const { until, rows } = tell('sankrantis', '2026-01-14T12:00')
    expect(
      minutesApart(new Date(until + 5.5 * 3_600_000).toISOString().slice(11, 16), clock24(rows[0]!.value)),
    ).toBeLessThanOrEqual(1)
    expect(tell('sankrantis', '2026-01-14T16:00').told[0]).toMatch(/^Kumbha Sankranti/)
  })
})

describe('planets-now', () => {
  test('are the positions of the last full hour in India', () => {
    // Saturn moved from Kumbha into Meena in the evening of 29 March 2025.
    const before = tell('planets-now', '2025-03-29T20:10')
    expect(before.title).toBe('The grahas on Saturday, 29 March 2025 at 08:00 PM (Indian time)')
    expect(before.told).toContain('Saturn | Kumbha 29°59′ | Purva Bhadrapada, pada 3')
    expect(before.until).toBe(india('2025-03-29T21:00'))
    expect(tell('planets-now', '2025-03-29T23:00').told).toContain('Saturn | Meena 0°00′ | Purva Bhadrapada, pada 4')
  })

  test('match a published chart, as far as half an hour allows', () => {
    // AstrologyAPI's sample is for 15:30; the facts shown then are for 15:00.
    const { publishedDeg } = charts.cases.find(({ id }) => id === 'astrologyapi-2000-06-27-1530')!
    const { told } = tell('planets-now', '2000-06-27T15:30')
    const rashiNames = Object.values(names.en.rashis)
    for (const graha of grahas) {
      const row = told.find((text) => text.startsWith(`${names.en.grahas[graha]} |`))!
      const [, rashi = '', degrees, minutes] = /\| (\S+) (\d+)°(\d\d)′/.exec(row)!
      const lonDeg = rashiNames.indexOf(rashi) * 30 + Number(degrees) + Number(minutes) / 60
      const offMinutes = Math.abs(wrap180(publishedDeg[graha] - lonDeg)) * 60
      expect(offMinutes, row).toBeLessThan(graha === 'moon' ? 20 : 3)
    }
    expect(told.filter((row) => row.includes('retrograde')).map((row) => row.split(' ')[0])).toEqual(['Mercury'])
  })
})

describe('sign-of', () => {
  test.each([
    [
      'jupiter',
      '2025-11-01',
      [
        'Sign | Karka',
        'Since | 18 October 2025',
        'Until | 5 December 2025',
        'Next sign | Mithuna | going back, retrograde',
      ],
    ],
    [
      'jupiter',
      '2026-11-15',
      [
        'Sign | Simha',
        'Since | 31 October 2026',
        'Until | 25 January 2027',
        'Next sign | Karka | going back, retrograde',
      ],
    ],
    [
      'saturn',
      '2024-06-01',
      ['Sign | Kumbha', 'Since | 17 January 2023', 'Until | 29 March 2025', 'Next sign | Meena'],
    ],
    [
      'saturn',
      '2027-11-15',
      [
        'Sign | Meena | retrograde at present',
        'Since | 20 October 2027 | going back, retrograde',
        'Until | 23 February 2028',
        'Next sign | Mesha',
      ],
    ],
  ])('%s on %s, as almanacs print it', (graha, date, expected) => {
    expect(tell(`sign-of:${graha}`, `${date}T12:00`).told).toEqual(expected)
  })
})

describe('festival', () => {
  test('is the next two dates, including today until midnight, with the time for the puja', () => {
    expect(tell('festival:diwali', '2024-11-01T23:00').told).toEqual([
      '2024 | Friday, 1 November 2024 | Time for the puja: 05:36 PM to 06:17 PM',
      '2025 | Monday, 20 October 2025 | Time for the puja: 05:46 PM to 08:18 PM',
    ])
    expect(tell('festival:diwali', '2026-11-15T12:00').told[0]).toMatch(/^2027 \| Friday, 29 October 2027/)
  })

  test('names the night once when the puja is after midnight', () => {
    expect(tell('festival:maha-shivaratri', '2025-01-01T12:00').told[0]).toBe(
      '2025 | Wednesday, 26 February 2025 | Time for the puja: 27 February, 12:09 AM to 12:59 AM',
    )
  })
})

describe('live lines of articles', () => {
  const articles = openArticles()
  const kinds = new Set(
    articles.ids.flatMap((id) =>
      articles
        .find(id, 'en')!
        .blocks()
        .flatMap((block) => (block.type === 'live' ? [block.kind] : [])),
    ),
  )

  test.each([...kinds].flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    '%s is told in %s',
    (kind, language) => {
      const { block, until } = createLiveFacts({ sky, delhi })(kind, language, india('2026-11-15T20:30'))
      expect(block.rows.length).toBeGreaterThan(0)
      expect(
        /[A-Za-z]/.test(
          JSON.stringify([block.title, block.rows.map(({ label, value, note }) => [label, value, note ?? ''])]),
        ),
      ).toBe(language === 'en')
      expect(until).toBeGreaterThan(india('2026-11-15T20:30'))
      expect(until).toBeLessThanOrEqual(india('2026-11-16T00:00'))
    },
  )

  test('are computed once until they change', () => {
    const keeper = createLiveFacts({ sky, delhi })
    const first = keeper('today', 'en', india('2026-11-15T10:00'))
    expect(keeper('today', 'en', india('2026-11-15T23:00')).block.rows).toBe(first.block.rows)
    expect(keeper('today', 'en', india('2026-11-16T00:00')).block.rows).not.toBe(first.block.rows)
    expect(() => keeper('toString', 'en', 0)).toThrow('unknown kind of live facts: toString')
  })
})
