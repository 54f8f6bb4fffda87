import chennai from '../../fixtures/panchang/chennai-2018.json' with { type: 'json' }
import drik from '../../fixtures/panchang/drik-2023-jan-jun.json' with { type: 'json' }
import type { Sky } from '../../src/ephemeris/index.ts'
import type { PanchangDay } from '../../src/panchang/index.ts'
import { panchangDays } from '../../src/panchang/index.ts'
import type { Line } from './line.ts'
import { measure } from './line.ts'

/** Drik Panchang prints minutes. A time after midnight includes its date. */
const printedClock = /^(\d\d):(\d\d) (AM|PM)(, .*)?$/
const MINUTE_MS = 60_000
const INDIA_MINUTES = 330

type Printed = { date: string } & Record<string, string[]>
type DayPair = { printed: Printed; day: PanchangDay }

export function panchangLines(sky: Sky): Line[] {
  const printedDays = drik.days as unknown as Printed[]
  const days = panchangDays(sky, drik.place, { year: 2023, month: 1, day: 1 }, printedDays.length)
  const pairs = printedDays.map((printed, index) => ({ printed, day: days[index]! }))
  const against = 'Drik Panchang’s printed days, January–June 2023'
  const minutes = (what: string, allowed: number, rows: readonly Timed[]) =>
    measure(what, against, 'min', allowed, rows, ({ difference }) => difference)
  return [
    minutes(
      'Sunrise',
      1,
      pairs.map((pair) => timed(pair, pair.printed.Sunrise![0]!, pair.day.sunriseAt!)),
    ),
    minutes(
      'Sunset',
      1,
      pairs.map((pair) => timed(pair, pair.printed.Sunset![0]!, pair.day.sunsetAt!)),
    ),
    ...limbLines(pairs, against, minutes),
    ...chennaiLines(sky),
  ]
}

/** The other convention: True Chitra, the centre of the disc, minutes truncated (so add half a minute). */
function chennaiLines(sky: Sky): Line[] {
  const days = panchangDays(sky, chennai.place, { year: 2018, month: 1, day: 1 }, chennai.days.length, {
    ayanamsa: 'true-chitra',
    sunrise: 'disc-centre',
  })
  const against = 'jyotisha’s printed days, Chennai 2018'
  const rows = chennai.days.map((printed, index) => ({ printed, day: days[index]! }))
  const off = (day: PanchangDay, printed: string, computedAt: number) => {
    const [hour, minute] = printed.split(':').map(Number) as [number, number]
    const midnight = Date.UTC(day.date.year, day.date.month - 1, day.date.day) / MINUTE_MS - INDIA_MINUTES
    return midnight + hour * 60 + minute + 0.5 - computedAt / MINUTE_MS
  }
  return [
    measure('Sunrise, disc centre', against, 'min', 1, rows, ({ printed, day }) =>
      off(day, printed.sunrise, day.sunriseAt!),
    ),
    measure('Sunset, disc centre', against, 'min', 1, rows, ({ printed, day }) =>
      off(day, printed.sunset, day.sunsetAt!),
    ),
    measure('Tithi at sunrise', against, 'wrong', 0, rows, ({ printed, day }) =>
      day.tithis[0]!.number === printed.tithi[0]![0] ? 0 : 1,
    ),
  ]
}

type Timed = { difference: number }

function timed({ day }: DayPair, printed: string, computedAt: number): Timed {
  const [, hour, minute, half, next] = printedClock.exec(printed)!
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0) + (next ? 24 : 0)
  const midnight = Date.UTC(day.date.year, day.date.month - 1, day.date.day) / MINUTE_MS - INDIA_MINUTES
  return { difference: midnight + hours * 60 + Number(minute) - computedAt / MINUTE_MS }
}

const limbs = [
  ['Tithi', 'tithis', 2],
  ['Nakshatra', 'nakshatras', 1],
  ['Yoga', 'yogas', 2],
  ['Karana', 'karanas', 2],
] as const

const otherSpellings: Record<string, string> = {
  kinstughna: 'kimstughna',
  nagava: 'naga',
  mrigashirsha: 'mrigashira',
}

function keyOf(name: string): string {
  const key = name.toLowerCase().replaceAll(' ', '-')
  return otherSpellings[key] ?? key
}

function limbLines(
  pairs: readonly DayPair[],
  against: string,
  minutes: (what: string, allowed: number, rows: readonly Timed[]) => Line,
): Line[] {
  return limbs.flatMap(([field, list, allowed]) => {
    const rows = pairs.flatMap((pair) =>
      pair.printed[field]!.map((row, index) => {
        const [name, upto] = row.split(' upto ') as [string, string | undefined]
        return { pair, name, upto, limb: pair.day[list][index] }
      }),
    )
    const ends = rows.filter(({ upto, limb }) => limb && upto && upto !== 'Full Night')
    return [
      measure(`${field} names`, against, 'wrong', 0, rows, ({ name, limb }) => (limb?.key === keyOf(name) ? 0 : 1)),
      minutes(
        `${field} ends`,
        allowed,
        ends.map(({ pair, upto, limb }) => timed(pair, upto!, limb!.endsAt)),
      ),
    ]
  })
}
