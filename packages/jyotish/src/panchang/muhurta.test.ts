import { expect, test } from 'vitest'
import fixture from '../../fixtures/panchang/muhurta-order.json' with { type: 'json' }
import { JyotishError } from '../errors.ts'
import { readSky } from '../node.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Rashi } from '../zodiac/index.ts'
import { nakshatras, rashis } from '../zodiac/index.ts'
import { chandraBala, nakshatrasWithTaraBala, rashisWithChandraBala, taraBala } from './bala.ts'
import { choghadiyaKey, choghadiyaSpans } from './choghadiya.ts'
import { bhadraLoka, dishaShool, isGandaMoola, moonNivas } from './day-signs.ts'
import { panchangMonth, panchangYear } from './days.ts'
import { horaLord, horaSpans } from './hora.ts'
import { karanaKey, tithiKey } from './keys.ts'
import { partsOfDay } from './parts-of-day.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const { tables, cases } = fixture
const perWeekday = (table: Record<string, unknown>) => weekdays.map((weekday) => table[weekday])

type Order = { id: string; input: { weekday: string; part: 'day' | 'night' }; expected: string[] }
const orders = (start: string) => (cases as unknown as Order[]).filter(({ id }) => id.startsWith(start))

test.each(orders('choghadiya').map((order) => [order.id, order] as const))('%s', (_, { input, expected }) => {
  const weekday = weekdays.indexOf(input.weekday)
  const names = expected.map((_name, part) => choghadiyaKey(weekday, input.part, part))
  expect(names).toEqual(expected.map((name) => name.toLowerCase()))
})

test('each day and each night begins with its choghadiya', () => {
  const opens = (half: 'day' | 'night') => weekdays.map((_, weekday) => choghadiyaKey(weekday, half, 0))
  expect(opens('day')).toEqual(perWeekday(tables.choghadiya.day_start).map((name) => String(name).toLowerCase()))
  expect(opens('night')).toEqual(perWeekday(tables.choghadiya.night_start).map((name) => String(name).toLowerCase()))
})

test.each(orders('hora').map((order) => [order.id, order] as const))('%s', (_, { input, expected }) => {
  const weekday = weekdays.indexOf(input.weekday)
  const from = input.part === 'day' ? 0 : 12
  expect(expected.map((_lord, hora) => horaLord(weekday, from + hora))).toEqual(
    expected.map((lord) => lord.toLowerCase()),
  )
})

test('after the last hora of a day the cycle continues with the first of the next weekday', () => {
  const lords = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']
  weekdays.forEach((_, weekday) => {
    const last = lords.indexOf(horaLord(weekday, 23))
    expect(horaLord((weekday + 1) % 7, 0)).toBe(lords[(last + 1) % 7])
  })
})

const at = (hours: number) => (hours * 3_600_000) as EpochMs
const daytime = { startsAt: at(6), endsAt: at(18) }
const night = { startsAt: at(18), endsAt: at(30) }
const nightBefore = { startsAt: at(-6), endsAt: at(6) }

test('Rahu, Gulika and Yamaganda have their eighths of the day', () => {
  const eighth = (startsAt: number) => (startsAt - daytime.startsAt) / (1.5 * 3_600_000) + 1
  const parts = weekdays.map((_, weekday) => partsOfDay({ daytime, night, nightBefore }, weekday))
  expect(parts.map(({ rahuKalam }) => eighth(rahuKalam.startsAt))).toEqual(perWeekday(tables.rahu_part_of_8))
  expect(parts.map(({ gulikaKalam }) => eighth(gulikaKalam.startsAt))).toEqual(perWeekday(tables.gulika_part))
  expect(parts.map(({ yamaganda }) => eighth(yamaganda.startsAt))).toEqual(perWeekday(tables.yamaganda_part))
  expect(parts.map(({ abhijit }) => abhijit === null)).toEqual([false, false, false, true, false, false, false])
})

test('the parts of a day of twelve hours have the expected times', () => {
  const parts = partsOfDay({ daytime, night, nightBefore }, 0)
  const clock = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) =>
    [startsAt, endsAt].map((ms) => ms / 60_000)
  expect(clock(parts.brahmaMuhurta)).toEqual([264, 312]) // 04:24 to 05:12
  expect(clock(parts.pratahSandhya)).toEqual([288, 360])
  expect(clock(parts.abhijit!)).toEqual([696, 744]) // 11:36 to 12:24
  expect(clock(parts.vijayaMuhurta)).toEqual([840, 888]) // 14:00 to 14:48
  expect(clock(parts.godhuliMuhurta)).toEqual([1080, 1104])
  expect(clock(parts.sayahnaSandhya)).toEqual([1080, 1152])
  expect(clock(parts.nishita)).toEqual([1416, 1464]) // 23:36 to 00:24
})

test('choghadiyas and horas cover day and night without a gap', () => {
  const spans = [...choghadiyaSpans(daytime, 4, 'day'), ...choghadiyaSpans(night, 4, 'night')]
  const horas = horaSpans(daytime, night, 4)
  for (const list of [spans, horas]) {
    expect(list[0]!.startsAt).toBe(daytime.startsAt)
    expect(list.at(-1)!.endsAt).toBe(night.endsAt)
    list.slice(1).forEach((span, index) => expect(span.startsAt).toBe(list[index]!.endsAt))
  }
})

test('disha shool and the dwelling of the Moon match the tables', () => {
  expect(weekdays.map((_, weekday) => dishaShool(weekday).toUpperCase())).toEqual(perWeekday(tables.disha_shool))
  const english = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius']
  const signs = [...english, 'Capricorn', 'Aquarius', 'Pisces']
  for (const [direction, names] of Object.entries(tables.moon_nivas)) {
    for (const name of names) expect(moonNivas(rashis[signs.indexOf(name)]!)).toBe(direction.toLowerCase())
  }
})

type RituCase = { id: string; expected: { ritu: string; start: string; end: string } }
test('the seasons of 2026 at Delhi change on the printed days', () => {
  const sky = readSky([2010, 2020])
  const place = { latDeg: 28.6139, lonDeg: 77.209, zone: 'Asia/Kolkata' }
  const days = [...panchangMonth(sky, place, 2025, 12), ...panchangYear(sky, place, 2026)]
  const iso = ({ year, month, day }: { year: number; month: number; day: number }) =>
    new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  // A season begins within the day before the first one that starts in it.
  const begins = days.flatMap((day, index) => {
    const before = days[index - 1]
    return before && before.ritu !== day.ritu ? [`${iso(before.date)} ${day.ritu}`] : []
  })
  const ours: Record<string, string> = { Shishir: 'shishira', Vasant: 'vasanta', Hemant: 'hemanta' }
  const printed = (cases as unknown as RituCase[])
    .filter(({ id }) => id.startsWith('drik-ritu'))
    .map(({ expected }) => `${expected.start} ${ours[expected.ritu] ?? expected.ritu.toLowerCase()}`)
  // The last one printed, Hemanta, ends where the next Shishira begins.
  const all = [...printed, '2026-12-22 shishira']
  expect(begins.map(oneDayLoose(all))).toEqual(all)
})

/**
 * Allows one day of difference: an instant after midnight is printed on its own date, not on that of the day that began
 * at sunrise.
 */
function oneDayLoose(printed: string[]) {
  return (found: string) => {
    const [date, name] = found.split(' ') as [string, string]
    const next = `${new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)} ${name}`
    return printed.includes(next) ? next : found
  }
}

test('tara bala counts in cycles of nine from the birth star', () => {
  expect(taraBala('ashwini', 'ashwini')).toEqual({ tara: 'janma', good: false })
  expect(taraBala('ashwini', 'bharani')).toEqual({ tara: 'sampat', good: true })
  expect(taraBala('ashwini', 'magha')).toEqual({ tara: 'janma', good: false })
  expect(taraBala('revati', 'ashwini')).toEqual({ tara: 'sampat', good: true })
  expect(taraBala('bharani', 'ashwini')).toEqual({ tara: 'parama-mitra', good: true })
  nakshatras.forEach((nakshatra) => expect(nakshatrasWithTaraBala(nakshatra)).toHaveLength(15))
})

test('chandra bala is good from the 1st, 3rd, 6th, 7th, 10th and 11th', () => {
  const houses = rashis.map((moon) => chandraBala('mesha', moon)).filter(({ good }) => good)
  expect(houses.map(({ house }) => house)).toEqual([1, 3, 6, 7, 10, 11])
  rashis.forEach((moon) => expect(rashisWithChandraBala(moon)).toHaveLength(6))
})

test('Ganda Moola has six nakshatras, and Bhadra dwells on earth in four signs', () => {
  expect(nakshatras.filter(isGandaMoola)).toEqual(['ashwini', 'ashlesha', 'magha', 'jyeshtha', 'mula', 'revati'])
  const onEarth: Rashi[] = ['karka', 'simha', 'kumbha', 'meena']
  expect(rashis.filter((rashi) => bhadraLoka(rashi) === 'bhumi')).toEqual(onEarth)
})

test('invalid weekdays, parts and keys are refused with their field’s name', () => {
  expect(() => choghadiyaKey(7, 'day', 0)).toThrow(JyotishError)
  expect(() => horaLord(0, 24)).toThrow(JyotishError)
  expect(() => dishaShool(Number.NaN)).toThrow(JyotishError)
  expect(() => moonNivas('aries' as Rashi)).toThrow(JyotishError)
  expect(() => chandraBala('mesha', 'aries' as Rashi)).toThrow(JyotishError)
  expect(() => tithiKey(31)).toThrow(JyotishError)
  expect(() => karanaKey(0)).toThrow(JyotishError)
})
