import { describe, expect, test } from 'vitest'
import { renderPart } from './almanac.fake.tsx'
import { Span, Time, clockMinutes } from './almanac.tsx'
import { pujaOf } from './festivals/festival-name.ts'

const read = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
const at = (text: string) => Date.parse(text)

describe('a time on the page', () => {
  test('uses the clocks of the place, and names a date other than the page’s', () => {
    expect(read(renderPart(<Time at={at('2026-11-15T06:44:00+05:30')} />))).toBe('06:44 AM')
    expect(read(renderPart(<Time at={at('2026-11-16T02:02:00+05:30')} />))).toBe('02:02 AM, 16 Nov')
    expect(read(renderPart(<Time at={at('2026-11-14T23:50:00+05:30')} />))).toBe('11:50 PM, 14 Nov')
  })

  test('breaks only before its date', () => {
    expect(renderPart(<Time at={at('2026-11-16T02:02:00+05:30')} />)).toContain('02:02\u00a0AM, 16\u00a0Nov')
  })

  test('is rounded to the minute, across midnight too', () => {
    expect(read(renderPart(<Time at={at('2026-11-15T23:59:29+05:30')} />))).toBe('11:59 PM')
    expect(read(renderPart(<Time at={at('2026-11-15T23:59:31+05:30')} />))).toBe('12:00 AM, 16 Nov')
  })

  test('contains the data for other notations', () => {
    expect(renderPart(<Time at={at('2026-11-16T02:02:00+05:30')} />)).toContain('data-m="1562" data-d="16 Nov"')
    expect(read(renderPart(<Time at={at('2026-11-16T02:02:00+05:30')} />, { notation: '24plus' }))).toBe('26:02+')
  })

  test('follows a clock change in the night', () => {
    // In Zurich the clocks are set back at 3 on 25 October 2026: the day has 25 hours.
    const zurich = { zone: 'Europe/Zurich', date: '2026-10-25' }
    expect(read(renderPart(<Time at={at('2026-10-25T05:56:00Z')} />, zurich))).toBe('06:56 AM')
    expect(clockMinutes(at('2026-10-24T22:30:00Z'), '2026-10-25', 'Europe/Zurich')).toBe(30)
  })
})

test('a period after midnight names its date once, one across midnight at its end', () => {
  const span = (from: string, to: string) => read(renderPart(<Span of={{ startsAt: at(from), endsAt: at(to) }} />))
  expect(span('2026-11-16T00:06:00+05:30', '2026-11-16T01:45:00+05:30')).toBe('12:06 AM to 01:45 AM, 16 Nov')
  expect(span('2026-11-15T22:26:00+05:30', '2026-11-16T00:06:00+05:30')).toBe('10:26 PM to 12:06 AM, 16 Nov')
  expect(span('2026-11-14T10:00:00+05:30', '2026-11-15T11:00:00+05:30')).toBe('10:00 AM, 14 Nov to 11:00 AM')
})

test('a festival kept at sunrise itself, and for no tithi, has that as its time', () => {
  const festival = {
    key: 'chhath-dawn-arghya',
    date: '2026-11-16',
    limb: null,
    kaalaSpan: null,
    parana: null,
    at: null,
    tradition: 'all',
    month: null,
    dispute: null,
  } as const
  expect(pujaOf({ ...festival, kaala: 'udaya', puja: { startsAt: 1000, endsAt: 1001 } })).toEqual({
    at: 1000,
    name: 'terms.sunrise.name',
  })
})

test('a festival that is determined by the instant of sunrise has no puja time from it', () => {
  const festival = {
    key: 'chhath-puja',
    date: '2026-11-15',
    limb: null,
    kaalaSpan: null,
    parana: null,
    at: null,
    tradition: 'all',
    month: null,
    dispute: null,
  } as const
  const instant = { startsAt: 1000, endsAt: 1000 }
  const limb = { startsAt: 0, endsAt: 80_000_000 }
  expect(pujaOf({ ...festival, limb, kaala: 'udaya', puja: instant })).toBeNull()
  expect(pujaOf({ ...festival, kaala: 'chandrodaya', puja: instant })).toEqual({
    at: 1000,
    name: 'terms.moonrise.name',
  })
  expect(pujaOf({ ...festival, kaala: 'pradosha', puja: { startsAt: 0, endsAt: 3_600_000 } })).toEqual({
    span: { startsAt: 0, endsAt: 3_600_000 },
  })
})
