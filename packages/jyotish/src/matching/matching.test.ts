import { describe, expect, test } from 'vitest'
import published from '../../fixtures/matching/ashtakoot.json' with { type: 'json' }
import tables from '../../fixtures/matching/koot-tables.json' with { type: 'json' }
import type { Longitudes } from '../kundli/chart.ts'
import { makeChart } from '../kundli/chart.ts'
import type { Nakshatra } from '../zodiac/keys.ts'
import { nakshatras, rashis } from '../zodiac/keys.ts'
import type { Koot } from './koot-tables.ts'
import { koots, yoniPoints } from './koot-tables.ts'
import { matchAshtakoot } from './koots.ts'
import { findMatchDoshas } from './match-doshas.ts'
import { matchCharts } from './match.ts'
import { matchPoruthams, poruthams, rajjuOf } from './poruthams.ts'

/** Returns the middle of a pada, 1…4. */
const moonIn = (nakshatra: string, pada: number) =>
  ((nakshatras.indexOf(nakshatra as Nakshatra) * 4 + pada - 0.5) * 360) / 108

const person = ({ nakshatra, pada }: { nakshatra: string; pada: number | null }) => moonIn(nakshatra, pada ?? 2)

describe.each(published.couples)('$id', ({ groom, bride, published: printed, tables }) => {
  const result = matchAshtakoot(person(groom), person(bride))

  test('the Moons are in the printed signs', () => {
    expect([result.groom.rashi, result.bride.rashi]).toEqual([groom.rashi, bride.rashi])
  })

  test('every published koot and every one of the tables agrees', () => {
    for (const [koot, points] of Object.entries({ ...tables, ...printed })) {
      if (koot === 'total') expect(result.total).toBe(points)
      else expect(result.koots[koot as Koot].points, koot).toBe(points)
    }
  })
})

describe('for every pair of the 108 padas', () => {
  const moons = Array.from({ length: 108 }, (_, index) => ((index + 0.5) * 360) / 108)
  const all = moons.flatMap((groom) => moons.map((bride) => matchAshtakoot(groom, bride)))

  test('each Moon has the attributes of the table', () => {
    for (const [index, moonDeg] of moons.entries()) {
      const { groom } = matchAshtakoot(moonDeg, moonDeg)
      expect(groom).toMatchObject(tables.nakshatras[Math.floor(index / 4)]!)
      expect(groom.varna).toBe(tables.varna[Math.floor(moonDeg / 30)])
    }
  })

  test('vashya, gana, yoni, maitri and bhakoot give the value in the cell of the table', () => {
    const { vashya, gana, yoni, maitri, bhakoot } = tables
    const wrong = all.filter(({ groom, bride, koots: made }) => {
      const cell = (order: string[], row: string, column: string, matrix: number[][]) =>
        matrix[order.indexOf(row)]![order.indexOf(column)]
      const lords = maitri as Record<string, Record<string, number>>
      return (
        made.vashya.points !== cell(vashya.order, bride.vashya, groom.vashya, vashya.brideThenGroom) ||
        made.gana.points !== cell(gana.order, groom.gana, bride.gana, gana.groomThenBride) ||
        made.yoni.points !== cell(yoni.order, bride.yoni, groom.yoni, yoni.brideThenGroom) ||
        made.maitri.points !== lords[groom.rashiLord]![bride.rashiLord] ||
        made.bhakoot.points !== bhakoot[rashis.indexOf(groom.rashi)]![rashis.indexOf(bride.rashi)]
      )
    })
    expect(wrong).toEqual([])
  })

  test('no koot gives more than its maximum, and the total is the sum', () => {
    const fits = all.every(({ koots: made, total }) => {
      const inRange = koots.every((koot) => made[koot].points >= 0 && made[koot].points <= made[koot].maximum)
      return inRange && total === koots.reduce((sum, koot) => sum + made[koot].points, 0) && total <= 36
    })
    expect(fits).toBe(true)
  })

  test('tara is never zero: both directions cannot be evil at once', () => {
    expect(new Set(all.map(({ koots: made }) => made.tara.points))).toEqual(new Set([1.5, 3]))
  })

  test('maitri, bhakoot and nadi are the same with bride and groom exchanged', () => {
    for (const koot of ['maitri', 'bhakoot', 'nadi'] as const) {
      const points = (groom: number, bride: number) => all[groom * 108 + bride]!.koots[koot].points
      let differing = 0
      for (let i = 0; i < 108; i++) for (let j = 0; j < i; j++) if (points(i, j) !== points(j, i)) differing++
      expect(differing, koot).toBe(0)
    }
  })

  test('a dosha is named exactly when its koot gives zero points', () => {
    for (let i = 0; i < 108; i += 5) {
      for (let j = 0; j < 108; j++) {
        const { groom, bride, koots: made } = all[i * 108 + j]!
        const doshas = findMatchDoshas({ groomMoonDeg: moons[i]!, brideMoonDeg: moons[j]!, groom, bride })
        expect(doshas.nadi !== null).toBe(made.nadi.points === 0)
        expect(doshas.bhakoot !== null).toBe(made.bhakoot.points === 0)
      }
    }
  })
})

test('seven pairs of animals are sworn enemies', () => {
  let pairs = 0
  for (let i = 0; i < 14; i++)
    for (let j = 0; j < i; j++) if (yoniPoints[i]![j] === 0 || yoniPoints[j]![i] === 0) pairs++
  expect(pairs).toBe(7)
})

test.each([
  // groom, bride, koot, points: from both AstroSage and Drik
  ['ashwini', 'magha', 'yoni', 3], //          horse and rat
  ['magha', 'ashwini', 'yoni', 3],
  ['bharani', 'rohini', 'yoni', 2], //         elephant and serpent
  ['rohini', 'bharani', 'yoni', 2],
  ['hasta', 'anuradha', 'vashya', 0], //       manava groom, keeta bride
  ['anuradha', 'hasta', 'vashya', 1],
  ['pushya', 'magha', 'vashya', 1], //         jalachara and vanachara
  ['magha', 'pushya', 'vashya', 1],
] as const)('a groom of %s and a bride of %s: %s gives %i', (groom, bride, koot, points) => {
  expect(matchAshtakoot(moonIn(groom, 2), moonIn(bride, 2)).koots[koot].points).toBe(points)
})

test.each([
  // groom, bride, points: gana differs by direction
  ['ashwini', 'bharani', 6],
  ['bharani', 'ashwini', 5],
  ['krittika', 'ashwini', 1],
  ['ashwini', 'krittika', 0],
])('gana of a groom of %s and a bride of %s gives %i', (groom, bride, points) => {
  expect(matchAshtakoot(moonIn(groom, 1), moonIn(bride, 1)).koots.gana.points).toBe(points)
})

describe('a cancelled dosha and its points', () => {
  const doshasOf = (groomMoonDeg: number, brideMoonDeg: number) => {
    const { groom, bride, koots: made } = matchAshtakoot(groomMoonDeg, brideMoonDeg)
    return { ...findMatchDoshas({ groomMoonDeg, brideMoonDeg, groom, bride }), made }
  }

  test.each([
    // groom, bride, reason
    ['ardra', 1, 'punarvasu', 1, ['same-sign-other-nakshatra']], // both adi, both mithuna
    ['krittika', 1, 'krittika', 2, ['same-nakshatra-other-sign']],
    ['ashwini', 1, 'ashwini', 3, ['same-nakshatra-other-pada']],
    ['ashwini', 2, 'ashwini', 2, []],
    ['ashwini', 2, 'jyeshtha', 2, []],
  ])('nadi of %s %i and %s %i', (groomStar, groomPada, brideStar, bridePada, cancellations) => {
    const { nadi, made } = doshasOf(moonIn(groomStar, groomPada), moonIn(brideStar, bridePada))
    expect(nadi?.cancellations).toEqual(cancellations)
    expect(made.nadi.points).toBe(0)
  })

  test('mesha and vrishchika have one lord for bhakoot, simha and dhanu have friends', () => {
    expect(doshasOf(5, 215).bhakoot).toMatchObject({ distance: '6-8' })
    expect(doshasOf(5, 215).bhakoot?.cancellations).toContain('same-sign-lord')
    expect(doshasOf(125, 245).bhakoot?.cancellations).toContain('sign-lords-friends')
    expect(doshasOf(5, 95).bhakoot).toBeNull()
  })
})

describe('the ten poruthams', () => {
  test('dina counts from bride to groom only, as in the published reply', () => {
    const { groom, bride } = published.dina
    expect(matchPoruthams(moonIn(groom, 1), moonIn(bride, 1)).poruthams.dina).toMatchObject({
      verdict: 'good',
      count: 6,
    })
  })

  test('27 nakshatras are on five ropes: six on foot, waist, navel and neck, three on the head', () => {
    const sizes = { foot: 0, waist: 0, navel: 0, neck: 0, head: 0 }
    for (let i = 0; i < 27; i++) sizes[rajjuOf(i)]++
    expect(sizes).toEqual({ foot: 6, waist: 6, navel: 6, neck: 6, head: 3 })
    expect([4, 13, 22].map(rajjuOf)).toEqual(['head', 'head', 'head'])
  })

  test.each([
    ['ashwini', 'jyeshtha', true],
    ['mrigashira', 'dhanishtha', true],
    ['chitra', 'mrigashira', true],
    ['ardra', 'hasta', false], // their numbers sum to 19 too, but they do not pierce
    ['ashwini', 'ashwini', false],
  ])('vedha of %s and %s: %s', (groom, bride, pierced) => {
    expect(matchPoruthams(moonIn(groom, 1), moonIn(bride, 1)).hasVedhaDosha).toBe(pierced)
    expect(matchPoruthams(moonIn(bride, 1), moonIn(groom, 1)).hasVedhaDosha).toBe(pierced)
  })

  test('every pair gets ten verdicts, and their counts add up', () => {
    for (let groom = 1; groom < 360; groom += 17) {
      for (let bride = 2; bride < 360; bride += 13) {
        const result = matchPoruthams(groom, bride)
        const verdicts = poruthams.map((porutham) => result.poruthams[porutham].verdict)
        expect(verdicts.filter((verdict) => verdict === 'good')).toHaveLength(result.good)
        expect(result.agreeing).toBeGreaterThanOrEqual(result.good)
        expect(result.hasRajjuDosha).toBe(result.poruthams.rajju.verdict === 'bad')
      }
    }
  })
})

describe('Mangal dosha of both partners', () => {
  const calm: Longitudes = {
    sun: 70,
    moon: 45,
    mars: 105, // third from the Moon and, below, from the lagna
    mercury: 70,
    jupiter: 160,
    venus: 80,
    saturn: 165,
    rahu: 255, // an eighth house: it outweighs the other's dosha
    ketu: 75,
  }
  const lagnaDeg = 40
  const nodesAside: Longitudes = { ...calm, rahu: 285, ketu: 105 }
  /** Mars in the eighth from the Moon, in tula, aspected by no benefic: nothing cancels it. */
  const fiery: Longitudes = { ...nodesAside, moon: 340, mars: 195 }

  test('neither, one, both, and one outweighed by the other’s chart', () => {
    const without = makeChart(nodesAside, lagnaDeg)
    const withRahu = makeChart(calm, lagnaDeg)
    const withDosha = makeChart(fiery, lagnaDeg)
    expect(matchCharts(without, without).mangal).toMatchObject({ agreement: 'neither', agrees: true })
    expect(matchCharts(withDosha, without).mangal).toMatchObject({ agreement: 'groom-only', agrees: false })
    expect(matchCharts(without, withDosha).mangal).toMatchObject({ agreement: 'bride-only', agrees: false })
    expect(matchCharts(withDosha, withDosha).mangal).toMatchObject({ agreement: 'both', agrees: true })
    expect(matchCharts(withDosha, withRahu).mangal).toMatchObject({ agreement: 'outweighed', agrees: true })
  })

  test('a cancelled dosha agrees with none', () => {
    const undone = makeChart({ ...nodesAside, mars: 225 }, lagnaDeg) // the seventh, but its own sign
    expect(matchCharts(undone, makeChart(nodesAside, lagnaDeg)).mangal?.agreement).toBe('cancelled')
  })

  test('without a lagna it is not judged', () => {
    const withDosha = makeChart(fiery, null)
    expect(matchCharts(withDosha, makeChart(nodesAside, lagnaDeg)).mangal).toBeNull()
    expect(matchCharts(makeChart(nodesAside, lagnaDeg), withDosha).standingDoshas).not.toContain('mangal')
  })

  test('the standing doshas are listed for the conclusion', () => {
    const one = makeChart(nodesAside, lagnaDeg)
    const match = matchCharts(one, one) // one nakshatra and pada for both: nadi and rajju stand
    expect(match.standingDoshas).toEqual(['nadi', 'rajju'])
    expect(match.ashtakoot.total).toBe(28)
  })
})

test('a Moon that is not a number is refused', () => {
  expect(() => matchAshtakoot(NaN, 1)).toThrow(/NOT_A_NUMBER/)
  expect(() => matchPoruthams(1, Infinity)).toThrow(/brideMoonDeg/)
})
