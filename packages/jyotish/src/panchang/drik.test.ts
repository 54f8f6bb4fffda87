import { describe, expect, test } from 'vitest'
import fixture from '../../fixtures/panchang/drik-2023-jan-jun.json' with { type: 'json' }
import secondHalf from '../../fixtures/panchang/drik-2023-jul-dec.json' with { type: 'json' }
import { readSky } from '../node.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import type { PanchangDay } from './day-types.ts'
import { panchangYear } from './days.ts'
import type { Interval } from './spans.ts'

/**
 * Every field of 188 days as printed by Drik Panchang. It rounds to the minute. Its deviations and their sizes are
 * listed in fixtures/panchang/drik-differences.md.
 */
type Printed = { date: string } & Record<string, string[]>
const printedDays = [...fixture.days, ...secondHalf.days] as unknown as Printed[]
const sky = readSky([2020])
const days = panchangYear(sky, fixture.place, 2023)
const INDIA_MS = 5.5 * 3_600_000
const MINUTE_MS = 60_000

const otherSpellings: Record<string, string> = {
  kinstughna: 'kimstughna',
  nagava: 'naga',
  mrigashirsha: 'mrigashira',
  aananda: 'ananda',
}

function keyOf(name: string): string {
  const key = name.toLowerCase().replaceAll(' ', '-')
  return otherSpellings[key] ?? key
}

/** Returns the milliseconds since the local midnight of the printed day. "01:24 AM, Jul 05" is on the next day. */
function clockMs(printed: string): number {
  const [, hour, minute, half, next] = /^(\d\d):(\d\d) (AM|PM)(, .*)?$/.exec(printed)!
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return (hours * 60 + Number(minute)) * MINUTE_MS + (next ? MS_PER_DAY : 0)
}

function offMinutes(day: PanchangDay, printed: string, computedAt: number): number {
  const midnight = Date.UTC(day.date.year, day.date.month - 1, day.date.day) - INDIA_MS
  return (midnight + clockMs(printed) - computedAt) / MINUTE_MS
}

/** Checks "08:38 AM to 10:18 AM". When both times are on the next day, only the end says so. */
function expectInterval(day: PanchangDay, printed: string, computed: Interval, what: string) {
  const [from, to] = printed.split(' to ') as [string, string]
  const start = to.includes(',') && clockMs(`${from}, next`) < clockMs(to) ? `${from}, next` : from
  expect(Math.abs(offMinutes(day, start, computed.startsAt)), `${what} begins`).toBeLessThan(1)
  expect(Math.abs(offMinutes(day, to, computed.endsAt)), `${what} ends`).toBeLessThan(1)
}

type Limb = Interval & { key: string }

/**
 * Checks names in order, ends within a tolerance, "Full Night" for a limb that outlasts the day, and that none is
 * missing.
 */
function expectLimbs(printed: string[], computed: Limb[], day: PanchangDay, withinMinutes: number, what: string) {
  printed.forEach((row, index) => {
    const [name, upto] = row.split(' upto ') as [string, string | undefined]
    const limb = computed[index]!
    expect(limb.key, what).toBe(keyOf(name))
    if (upto === undefined || upto === 'Full Night') expect(limb.endsAt, what).toBeGreaterThanOrEqual(day.endsAt)
    else expect(Math.abs(offMinutes(day, upto, limb.endsAt)), `${what} ${row}`).toBeLessThan(withinMinutes)
  })
  expect(computed.filter(({ endsAt }) => endsAt < day.endsAt).length, what).toBeLessThanOrEqual(printed.length)
}

function expectInstant(printed: string, computed: number | null, day: PanchangDay, within: number, what: string) {
  if (printed.startsWith('No ')) expect(computed, what).toBeNull()
  else expect(Math.abs(offMinutes(day, printed, computed!)), what).toBeLessThan(within)
}

function dayOf(date: string): readonly [Printed, PanchangDay] {
  const dayOfYear = (Date.parse(date) - Date.UTC(2023, 0, 1)) / MS_PER_DAY
  return [printedDays.find((printed) => printed.date === date)!, days[dayOfYear]!]
}

describe.each(printedDays.map(({ date }) => date))('%s as Drik Panchang prints it', (date) => {
  const [printed, day] = dayOf(date)

  test('Sun and Moon rise and set as printed, or do not', () => {
    expect.hasAssertions()
    expectInstant(printed.Sunrise![0]!, day.sunriseAt, day, 1, 'sunrise')
    expectInstant(printed.Sunset![0]!, day.sunsetAt, day, 1, 'sunset')
    expectInstant(printed.Moonrise![0]!, day.moonriseAt, day, 2, 'moonrise')
    expectInstant(printed.Moonset![0]!, day.moonsetAt, day, 2, 'moonset')
  })

  test('the limbs and signs have the printed names and ends', () => {
    expect.hasAssertions()
    expectLimbs(printed.Tithi!, day.tithis, day, 2, 'tithi')
    expectLimbs(printed.Nakshatra!, day.nakshatras, day, 1, 'nakshatra')
    expectLimbs(printed.Yoga!, day.yogas, day, 2, 'yoga')
    expectLimbs(printed.Karana!, day.karanas, day, 2, 'karana')
    expectLimbs(printed.Moonsign!, day.moonSigns, day, 1, 'moon sign')
    // Drik's Sun is 30″ behind the apparent one, and the Sun takes twelve minutes for half a minute of arc.
    expectLimbs(printed.Sunsign!, day.sunSigns, day, 14, 'sun sign')
  })

  test('weekday, fortnight, months and years have the printed names', () => {
    const year = ({ year, samvatsara }: { year: number; samvatsara: string }) => `${year} ${samvatsara}`
    const named = (text: string) => {
      const [number, name] = text.split(' ') as [string, string]
      return `${number} ${keyOf(name)}`
    }
    expect(`${day.vara}wara`).toBe(keyOf(printed.Weekday![0]!))
    expect(`${day.paksha}-paksha`).toBe(keyOf(printed.Paksha![0]!))
    const month = (name: string) => keyOf(name.replace(' (Adhik)', ''))
    expect(day.month).toEqual({
      amanta: month(printed['Amanta Month']![0]!),
      purnimanta: month(printed['Purnimanta Month']![0]!),
      adhika: printed['Amanta Month']![0]!.endsWith('(Adhik)'),
      kshaya: null,
    })
    expect(year(day.samvats.shaka)).toBe(named(printed['Shaka Samvat']![0]!))
    expect(year(day.samvats.vikram)).toBe(named(printed['Vikram Samvat']![0]!))
    expect(year(day.samvats.gujarati)).toBe(named(printed['Gujarati Samvat']![0]!))
  })

  test('the good and bad hours begin and end as printed', () => {
    const muhurtas = day.muhurtas!
    expectInterval(day, printed['Rahu Kalam']![0]!, muhurtas.rahuKalam, 'Rahu Kalam')
    expectInterval(day, printed['Gulikai Kalam']![0]!, muhurtas.gulikaKalam, 'Gulikai Kalam')
    expectInterval(day, printed.Yamaganda![0]!, muhurtas.yamaganda, 'Yamaganda')
    if (printed.Abhijit![0] === 'None') expect(muhurtas.abhijit).toBeNull()
    else expectInterval(day, printed.Abhijit![0]!, muhurtas.abhijit!, 'Abhijit')
    const lists = [
      ['Dur Muhurtam', muhurtas.durMuhurtas],
      ['Varjyam', day.varjyam],
      ['Amrit Kalam', day.amritKalam],
    ] as const
    for (const [name, computed] of lists) {
      const rows = printed[name] ?? []
      expect(computed.length, name).toBe(rows.length)
      rows.forEach((row, index) => expectInterval(day, row, computed[index]!, name))
    }
  })
})
