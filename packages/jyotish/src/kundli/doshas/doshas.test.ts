import { describe, expect, test } from 'vitest'
import published from '../../../fixtures/kundli/doshas.json' with { type: 'json' }
import { wrap360 } from '../../angles.ts'
import type { EpochMs } from '../../time/instants.ts'
import { MS_PER_DAY, asEpochMs } from '../../time/instants.ts'
import type { Graha } from '../../zodiac/keys.ts'
import { makeChart, makeChartFromRashis } from '../chart.ts'
import { findKaalSarp } from './kaal-sarp.ts'
import { findMangalDosha } from './mangal.ts'
import { findPitraDosha } from './pitra.ts'
import { findRashiStays } from './rashi-stays.ts'
import { findSadeSati, sadeSatiAt } from './sade-sati.ts'

/** Makes a chart with every graha in mesha except those given, and the nodes opposite each other. */
function chartWith(rashi: Partial<Record<Graha, number>>, lagnaRashi = 0) {
  const all = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 4, ketu: 10 }
  return makeChartFromRashis({ ...all, ...rashi }, lagnaRashi)
}

describe('Kaal Sarp', () => {
  test.each(published.kaalSarp)('$id: $present', ({ rashi: { ascendant, ...rashi }, present }) => {
    expect(findKaalSarp(makeChartFromRashis(rashi, ascendant)).present).toBe(present)
  })

  const longitudes = {
    sun: 20,
    moon: 60,
    mars: 90,
    mercury: 30,
    jupiter: 120,
    venus: 40,
    saturn: 170,
    rahu: 10,
    ketu: 190,
  }

  test('is full while all seven are between the nodes, and is named by the house of Rahu', () => {
    expect(findKaalSarp(makeChart(longitudes, 305))).toEqual({
      present: true,
      arc: 'rahu-to-ketu',
      degree: 'full',
      type: 'vasuki',
      rahuHouse: 3,
      escaping: [],
    })
  })

  test('is partial when one shares the sign of a node but is beyond it', () => {
    const chart = makeChart({ ...longitudes, mars: 195 }, 305)
    expect(findKaalSarp(chart)).toMatchObject({ present: false, degree: 'partial', escaping: ['mars'] })
    expect(findKaalSarp(makeChart({ ...longitudes, mars: 211 }, 305)).degree).toBeNull()
  })

  test('has no type without a birth time', () => {
    expect(findKaalSarp(makeChart(longitudes, null))).toMatchObject({
      present: true,
      type: null,
      rahuHouse: null,
    })
  })
})

describe('Mangal dosha', () => {
  test.each(published.mangal)(
    '$id from the lagna: $present',
    ({ rashi: { ascendant, ...rashi }, countFirstHouse, present }) => {
      const dosha = findMangalDosha(makeChartFromRashis(rashi, ascendant), { countFirstHouse })
      expect(dosha.references.find(({ reference }) => reference === 'lagna')!.present).toBe(present)
    },
  )

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
    [5, false],
    [6, false],
    [7, true],
    [8, true],
    [9, false],
    [10, false],
    [11, false],
    [12, true],
  ])('Mars in house %i of the lagna: %s', (house, present) => {
    const dosha = findMangalDosha(chartWith({ mars: (1 + house - 1) % 12 }, 1))
    expect(dosha.references[0]).toEqual({ reference: 'lagna', house, present })
  })

  test('is high from lagna and Moon, low from one, and independent of Venus', () => {
    // Mars in mithuna is in the 7th from dhanu. The Moon (its 12th or 10th house decides) and Venus are before it.
    expect(findMangalDosha(chartWith({ mars: 2, moon: 1, venus: 2 }, 8)).level).toBe('high')
    expect(findMangalDosha(chartWith({ mars: 2, moon: 0, venus: 2 }, 8)).level).toBe('low')
    expect(findMangalDosha(chartWith({ mars: 2, moon: 0, venus: 1 }, 6))).toMatchObject({
      level: 'none',
      present: false,
    })
  })

  test.each([
    ['in its own sign', { mars: 7, moon: 5 }, 6, 'mars-own-or-exalted'],
    ['exalted', { mars: 9, moon: 5 }, 5, null], // 5th house: no dosha, nothing to undo
    ['exalted in the seventh', { mars: 9, moon: 5 }, 3, 'mars-own-or-exalted'],
    ['in the eighth in meena', { mars: 11, moon: 5 }, 4, 'sign-for-house'],
    ['in the second in kanya', { mars: 5, moon: 3 }, 4, 'sign-for-house'],
    ['in the twelfth in tula', { mars: 6, moon: 3 }, 7, 'sign-for-house'],
    ['in the seventh in simha', { mars: 4, moon: 2 }, 10, 'harmless-sign'],
    ['in the eighth in kumbha', { mars: 10, moon: 2 }, 3, 'harmless-sign'],
    ['with Jupiter', { mars: 8, jupiter: 8, moon: 5 }, 1, 'mars-with'],
    ['aspected by Jupiter from the fifth before', { mars: 8, jupiter: 4, moon: 5 }, 1, 'mars-aspected-by-jupiter'],
    ['with Venus in the lagna', { mars: 8, venus: 1, moon: 5 }, 1, 'benefic-in-lagna-or-seventh'],
    ['for simha', { mars: 5, moon: 3 }, 4, 'mars-yogakaraka'],
  ])('Mars %s', (_, rashi, lagna, rule) => {
    const dosha = findMangalDosha(chartWith({ jupiter: 1, venus: 2, ...rashi }, lagna))
    expect(dosha.cancellations.map((cancellation) => cancellation.rule).includes(rule as 'mars-with')).toBe(
      rule !== null,
    )
    expect(dosha.effective).toBe(dosha.present && dosha.cancellations.length === 0)
  })

  test('is not cancelled in the fourth in the signs of Venus, which the verse names for the twelfth alone', () => {
    for (const [mars, lagna] of [
      [1, 10],
      [6, 3],
    ] as const) {
      const { cancellations } = findMangalDosha(
        chartWith({ mars, moon: mars, jupiter: mars + 1, venus: mars + 1 }, lagna),
      )
      expect(cancellations.map(({ rule }) => rule)).not.toContain('sign-for-house')
    }
  })

  test('is effective when no rule cancels it', () => {
    const dosha = findMangalDosha(chartWith({ mars: 3, moon: 1, jupiter: 5, venus: 2 }, 0))
    expect(dosha).toMatchObject({ present: true, cancellations: [], effective: true })
  })

  test('is checked from Moon and Venus only when the birth time is unknown', () => {
    const lonDeg = {
      sun: 0,
      moon: 15,
      mars: 195,
      mercury: 0,
      jupiter: 40,
      venus: 0,
      saturn: 0,
      rahu: 90,
      ketu: 270,
    }
    const dosha = findMangalDosha(makeChart(lonDeg, null))
    expect(dosha.references.map(({ reference }) => reference)).toEqual(['moon', 'venus'])
    expect(dosha).toMatchObject({ level: 'low', afflictions: [] })
  })
})

describe('Pitra dosha', () => {
  test.each([
    ['sun-with-node', { sun: 4 }, 0],
    ['moon-with-node', { moon: 10 }, 0],
    ['sun-with-saturn', { saturn: 5, sun: 5 }, 0],
    ['saturn-with-rahu', { saturn: 4 }, 0],
    ['node-in-ninth', {}, 8],
    ['ninth-lord-with-node', { jupiter: 10 }, 0],
  ] as const)('%s', (rule, rashi, lagna) => {
    const dosha = findPitraDosha(chartWith({ saturn: 2, ...rashi }, lagna))
    expect(dosha.rules.map((each) => each.rule)).toContain(rule)
  })

  test('is absent from a chart without its signs', () => {
    expect(findPitraDosha(chartWith({ saturn: 2, jupiter: 6 }, 0))).toEqual({ present: false, rules: [] })
  })
})

describe('Sade Sati', () => {
  /** A Saturn of 12.2° a year that swings by ±3.4° once a year, like retrograde motion. */
  const day0 = Date.UTC(2000, 0, 1)
  const saturnAt = (epochMs: EpochMs) => {
    const days = (epochMs - day0) / MS_PER_DAY
    return wrap360(days * 0.033_46 + 3.4 * Math.sin((days * 2 * Math.PI) / 378))
  }
  const fromMs = asEpochMs(day0)
  const toMs = asEpochMs(Date.UTC(2090, 0, 1))
  const stays = findRashiStays(saturnAt, fromMs, toMs)

  test('stays of Saturn are consecutive, each wholly in its sign', () => {
    expect(stays[0]!.startMs).toBe(fromMs)
    expect(stays.at(-1)!.endMs).toBe(toMs)
    for (const [index, { rashi, startMs, endMs }] of stays.entries()) {
      if (index > 0) expect(startMs).toBe(stays[index - 1]!.endMs)
      expect(Math.floor(saturnAt(asEpochMs(startMs + 1000)) / 30)).toBe(rashi)
      expect(Math.floor(saturnAt(asEpochMs(endMs - 1000)) / 30)).toBe(rashi)
    }
    expect(stays.some(({ enteredRetrograde }) => enteredRetrograde)).toBe(true)
  })

  test.each([101, 103, 105, 108])('a dip of four days around day %i, less than a step, is not missed', (day) => {
    // Turns at 30.0005° and moves back.
    const turning = (epochMs: EpochMs) => 30.0005 - (((epochMs - day0) / MS_PER_DAY - day) / 100) ** 2 * 1.25
    const dip = findRashiStays(turning, fromMs, asEpochMs(day0 + 200 * MS_PER_DAY))
    expect(dip.map(({ rashi }) => rashi)).toEqual([0, 1, 0])
    expect((dip[1]!.endMs - dip[1]!.startMs) / MS_PER_DAY).toBeCloseTo(4, 2)
  })

  test('comes in rounds of about seven and a half years: rising, peak, setting', () => {
    const { rounds, dhaiyas } = findSadeSati(6, stays)
    expect(rounds).toHaveLength(3)
    for (const { startMs, endMs, periods } of rounds) {
      const years = (endMs - startMs) / (365.25 * MS_PER_DAY)
      expect(years).toBeGreaterThan(6.5)
      expect(years).toBeLessThan(8.6)
      expect(periods[0]!.phase).toBe('rising')
      expect(periods.at(-1)!.phase).toBe('setting')
      for (const { phase, saturnRashi } of periods) expect(saturnRashi).toBe({ rising: 5, peak: 6, setting: 7 }[phase])
    }
    expect(new Set(dhaiyas.map(({ phase, saturnRashi }) => `${phase} ${saturnRashi}`))).toEqual(
      new Set(['fourth 9', 'eighth 1']),
    )
  })

  test('returns the running period at an instant', () => {
    const sadeSati = findSadeSati(6, stays)
    const { periods } = sadeSati.rounds[0]!
    const peak = periods.find(({ phase }) => phase === 'peak')!
    expect(sadeSatiAt(sadeSati, peak.startMs).sadeSati).toBe(peak)
    expect(sadeSatiAt(sadeSati, fromMs)).toEqual({ sadeSati: null, dhaiya: null, next: periods[0] })
  })

  test('while Saturn is outside between two stays of a round, the next period is its return, not a new round', () => {
    const moons = Array.from({ length: 12 }, (_, moon) => findSadeSati(moon, stays))
    const returns = moons.flatMap((sadeSati) =>
      sadeSati.rounds.flatMap(({ periods }) =>
        periods
          .filter(({ startMs }, at) => at > 0 && startMs > periods[at - 1]!.endMs)
          .map((back) => ({ sadeSati, back })),
      ),
    )
    expect(returns.length).toBeGreaterThan(0)
    for (const { sadeSati, back } of returns)
      expect(sadeSatiAt(sadeSati, asEpochMs(back.startMs - 1))).toMatchObject({ sadeSati: null, next: back })
  })
})
