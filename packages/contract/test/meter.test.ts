import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type MeterRows,
  type Span,
  affordableMinutes,
  instantOfTalk,
  joinSpans,
  meter,
  meterStart,
  priceOf,
  splitPrice,
} from '../src/meter.ts'

const start = Date.parse('2026-11-16T10:00:00Z')
const s = 1000

/** Accepted at `start`, both sides ready and the acharya heard at once, for 30 minutes at 11.00 each. */
function rows(more: Partial<MeterRows> = {}): MeterRows {
  return {
    acceptedMs: start,
    readyMs: { user: start, acharya: start },
    endedMs: start + 600 * s,
    spokeMs: start + s,
    acharyaSpans: [{ fromMs: start, toMs: start + 600 * s }],
    ratePaisePerMinute: 1100,
    minutes: 30,
    ...more,
  }
}
const spanOf = (from: number, to: number): Span => ({ fromMs: start + from * s, toMs: start + to * s })
const charge = (more: Partial<MeterRows>) => meter(rows(more), start + 10_000 * s).chargePaise

describe('the price', () => {
  test.each([
    // talked seconds, paise, reason
    [1, 1100], //      the first minute is charged whole
    [59, 1100],
    [60, 1100],
    [61, 1118], //     18.33 paise a second, rounded once: 1118.33
    [90, 1650],
    [119, 2182], //    2181.67
    [120, 2200],
    [1800, 33_000], // all that was set aside
    [1900, 33_000], // and never more
  ])('%i seconds cost %i paise', (seconds, paise) => {
    expect(charge({ endedMs: start + seconds * s, acharyaSpans: [spanOf(0, seconds)] })).toBe(paise)
  })

  test('counts full seconds only', () => {
    expect(charge({ endedMs: start + 61_999, acharyaSpans: [{ fromMs: start, toMs: start + 61_999 }] })).toBe(1118)
  })

  test('is zero when the acharya said nothing, or nothing until after the first minute', () => {
    expect(charge({ spokeMs: null })).toBe(0)
    expect(charge({ spokeMs: start + 60 * s })).toBeGreaterThan(0)
    expect(charge({ spokeMs: start + 60 * s + 1 })).toBe(0)
  })

  test('counts from when the second side was ready, and is zero when that took more than a minute', () => {
    const from = (user: number | null, acharya: number | null) => {
      const readyMs = { user: user && start + user * s, acharya: acharya && start + acharya * s }
      const { talkedMs, chargePaise } = meter(rows({ readyMs, spokeMs: start + 2 * s }), start)
      const startMs = meterStart(rows({ readyMs }))
      return { startsAfter: startMs === null ? null : (startMs - start) / s, talked: talkedMs / s, chargePaise }
    }
    expect(from(25, 4)).toEqual({ startsAfter: 25, talked: 575, chargePaise: priceOf(575, 1100) })
    expect(from(4, 60)).toEqual({ startsAfter: 60, talked: 540, chargePaise: priceOf(540, 1100) })
    for (const [user, acharya] of [
      [null, 4],
      [4, null],
      [4, 61],
    ] as const) {
      expect(from(user, acharya)).toEqual({ startsAfter: null, talked: 0, chargePaise: 0 })
    }
    // Calls of booked poojas, and old rows: metered from the acceptance.
    expect(charge({ readyMs: null })).toBe(priceOf(600, 1100))
    // The minute for the first word begins when both are ready. The end may be before that.
    const late = { readyMs: { user: start + 50 * s, acharya: start } }
    expect(charge({ ...late, spokeMs: start + 110 * s })).toBe(priceOf(550, 1100))
    expect(charge({ ...late, spokeMs: start + 110 * s + 1 })).toBe(0)
    expect(charge({ ...late, endedMs: start + 20 * s })).toBe(0)
  })

  test('is zero for the time without the acharya, and for the call of a booked pooja', () => {
    expect(charge({ acharyaSpans: [spanOf(0, 100), spanOf(160, 260)] })).toBe(priceOf(200, 1100))
    expect(charge({ acharyaSpans: [] })).toBe(0)
    expect(charge({ ratePaisePerMinute: 0 })).toBe(0)
  })

  test('splits into tax and net amount without losing a paisa, and the acharya’s part fits the net amount', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (paise) => {
        const { netPaise, taxPaise, acharyaPaise } = splitPrice(paise, 18, 70)
        expect(netPaise + taxPaise).toBe(paise)
        expect(Math.abs(netPaise * 0.18 - taxPaise)).toBeLessThan(1)
        expect(acharyaPaise).toBeLessThanOrEqual(netPaise)
      }),
    )
  })
})

test.each([
  [0, 1100, 0],
  [1099, 1100, 0],
  [1100, 1100, 1],
  [50_000, 1100, 45],
])('%i paise pay for minutes of %i: %i', (available, rate, minutes) => {
  expect(affordableMinutes(available, rate)).toBe(minutes)
})

test('the pauses of a bill are the gaps between connections, within the bill', () => {
  const { pauses, talkedMs } = meter(
    rows({ acharyaSpans: [spanOf(-50, 100), spanOf(150, 300), spanOf(280, 400), spanOf(590, 900)] }),
    start,
  )
  expect(pauses).toEqual([spanOf(100, 150), spanOf(400, 590)])
  expect(talkedMs).toBe(360 * s)
})

describe('the meter', () => {
  const partAt = (fromMs: number, toMs: number, share: number) => Math.round(fromMs + (toMs - fromMs) * share)
  const spans = fc.array(
    fc.tuple(fc.integer({ min: -100, max: 2000 }), fc.nat(500)).map(([from, length]) => spanOf(from, from + length)),
    { maxLength: 12 },
  )
  const consultation = fc.record({
    acharyaSpans: spans,
    seconds: fc.integer({ min: 0, max: 2000 }),
    spoke: fc.option(fc.integer({ min: 0, max: 90 })),
    ratePaisePerMinute: fc.integer({ min: 1, max: 20_000 }),
    minutes: fc.integer({ min: 1, max: 60 }),
  })
  type Case = {
    acharyaSpans: Span[]
    seconds: number
    spoke: number | null
    ratePaisePerMinute: number
    minutes: number
  }
  const toRows = ({ seconds, spoke, ...rest }: Case): MeterRows => ({
    ...rest,
    acceptedMs: start,
    readyMs: { user: start, acharya: start },
    endedMs: start + seconds * s,
    spokeMs: spoke === null ? null : start + spoke * s,
  })

  test('charges the same as a count of the seconds one by one', () => {
    fc.assert(
      fc.property(consultation, (one) => {
        const there = Array.from({ length: one.seconds }, (_, second) =>
          one.acharyaSpans.some(({ fromMs, toMs }) => fromMs <= start + second * s && toMs >= start + (second + 1) * s),
        )
        const counted = there.filter(Boolean).length
        const isHeld = one.spoke !== null && one.spoke <= 60 && counted > 0
        const billed = isHeld ? Math.min(Math.max(60, counted), one.minutes * 60) : 0
        const reading = meter(toRows(one), start + 99_999 * s)
        expect([reading.talkedMs, reading.chargedSeconds]).toEqual([counted * s, billed])
        expect(Math.abs(reading.chargePaise - (one.ratePaisePerMinute * billed) / 60)).toBeLessThanOrEqual(0.5)
        expect(reading.chargePaise).toBeLessThanOrEqual(one.minutes * one.ratePaisePerMinute)
      }),
    )
  })

  test('gives the same result for any order of rows, any number of connections and any clock of the reader', () => {
    fc.assert(
      fc.property(
        consultation,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: -3600, max: 3600 }),
        (one, parts, skewSeconds) => {
          const whole = meter(toRows(one), start)
          // Cut every connection into parts that reconnect at the same instant.
          const cut = one.acharyaSpans.flatMap(({ fromMs, toMs }) =>
            Array.from({ length: parts }, (_, index) => ({
              fromMs: partAt(fromMs, toMs, index / parts),
              toMs: partAt(fromMs, toMs, (index + 1) / parts),
            })),
          )
          const again = meter({ ...toRows(one), acharyaSpans: cut.toReversed() }, start + skewSeconds * s)
          expect(again.chargePaise).toBe(whole.chargePaise)
          expect(again.talkedMs).toBe(whole.talkedMs)
        },
      ),
    )
  })

  test('assigns every instant to either talked time or a pause', () => {
    fc.assert(
      fc.property(consultation, (one) => {
        const { talkedMs, pauses } = meter(toRows(one), start)
        expect(talkedMs + pauses.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)).toBe(one.seconds * s)
      }),
    )
  })

  test('finds the instant at which a given time was talked', () => {
    fc.assert(
      fc.property(consultation, fc.integer({ min: 1, max: 2000 }), (one, seconds) => {
        const open = { ...toRows(one), endedMs: null }
        const nowMs = start + one.seconds * s
        const at = instantOfTalk(open, seconds * s, nowMs)
        if (at === null) expect(meter(open, nowMs).talkedMs).toBeLessThan(seconds * s)
        else expect(meter(open, at).talkedMs).toBe(seconds * s)
      }),
    )
  })
})

test('spans that overlap, touch or are outside the limits are merged and clipped', () => {
  expect(
    joinSpans([spanOf(50, 60), spanOf(0, 10), spanOf(5, 20), spanOf(20, 30), spanOf(90, 80)], start, start + 55 * s),
  ).toEqual([spanOf(0, 30), spanOf(50, 55)])
})
