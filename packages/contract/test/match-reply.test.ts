import { type Match, type MatchCases, koots, makeChart, matchCharts, poruthams } from '@sankalp/jyotish'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concludeMatch } from '../src/match-conclusion.ts'
import { doshaOver, kootLevel, kootOver, poruthamOver } from '../src/match-over.ts'

const degree = fc.double({ min: 0, max: 359.999, noNaN: true })
const anyChart = fc.array(degree, { minLength: 10, maxLength: 10 }).map((lon) => {
  const [sun, moon, mars, mercury, jupiter, venus, saturn, rahu] = lon as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return makeChart({ sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu: (rahu + 180) % 360 }, lon[9]!)
})
const anyMatch = fc.tuple(anyChart, anyChart).map(([groom, bride]) => matchCharts(groom, bride))

test('a match is favourable exactly when it has more than 18 points and none of the three great doshas uncancelled', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const { status, level, standing } = concludeMatch([match])
      const nadi = match.doshas.nadi?.cancellations.length === 0
      const bhakoot = match.doshas.bhakoot?.cancellations.length === 0
      expect(status).toBe(match.ashtakoot.total > 18 && !nadi && !bhakoot && match.mangal!.agrees)
      expect(standing).toEqual(match.standingDoshas)
      expect(level === 'moderate').toBe(!status)
      if (status) expect(level).toBe(match.ashtakoot.total > 24 ? 'excellent' : 'favourable')
    }),
  )
})

test('a dosha is exactly one of standing, undone or absent', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const { standing, undone } = concludeMatch([match])
      expect(undone.filter((dosha) => standing.includes(dosha))).toEqual([])
      expect(undone.includes('nadi') || standing.includes('nadi')).toBe(match.doshas.nadi !== null)
      expect(undone.includes('bhakoot') || standing.includes('bhakoot')).toBe(match.doshas.bhakoot !== null)
      expect(undone.includes('mangal') || standing.includes('mangal')).toBe(match.mangal!.agreement !== 'neither')
    }),
  )
})

test('18 points are not above 18', () => {
  const plain = {
    doshas: { nadi: null, bhakoot: null, gana: null },
    mangal: { agrees: true, agreement: 'neither' },
    standingDoshas: [],
  }
  const withTotal = (total: number) =>
    concludeMatch([{ ...plain, ashtakoot: { total, minimumRequired: 18 } } as unknown as Match])
  expect([18, 18.5, 24, 24.5].map((total) => withTotal(total).level)).toEqual([
    'moderate',
    'favourable',
    'favourable',
    'excellent',
  ])
})

test.each([
  // groom, bride, level: both Moons in Ashwini (adi nadi), then Ashwini and Jyeshtha, then Ashwini and Bharani
  [1, 8, 'undone'], //  another pada of the same nakshatra
  [1, 1, 'none'],
  [1, 231, 'none'],
  [1, 20, 'full'],
])('nadi of Moons at %i° and %i°: %s', (groom, bride, level) => {
  const sky = { sun: 70, mars: 105, mercury: 70, jupiter: 160, venus: 80, saturn: 165, rahu: 285, ketu: 105 }
  const match = matchCharts(makeChart({ ...sky, moon: groom }, 40), makeChart({ ...sky, moon: bride }, 40))
  expect(kootLevel(match, 'nadi')).toBe(level)
  expect(match.ashtakoot.koots.nadi.points).toBe(level === 'full' ? 8 : 0)
})

const noTime = { sun: 70, mars: 105, mercury: 70, jupiter: 160, venus: 80, saturn: 165, rahu: 285, ketu: 105 }
const untimed = (groomDeg: number, brideDeg: number) =>
  matchCharts(makeChart({ ...noTime, moon: groomDeg }, null), makeChart({ ...noTime, moon: brideDeg }, null))
const anyCases = fc
  .tuple(degree, fc.array(degree, { minLength: 1, maxLength: 5 }))
  .map(([groom, brides]) => brides.map((bride) => untimed(groom, bride)) as unknown as MatchCases)

test('a result is certain only when it holds at every hour of the day', () => {
  fc.assert(
    fc.property(anyCases, (cases) => {
      const { status, standing, undone, open, least, most } = concludeMatch(cases)
      expect(status).not.toBe(true)
      expect(status === false).toBe(
        cases.every(
          ({ ashtakoot, standingDoshas }) =>
            ashtakoot.total <= 18 || standingDoshas.includes('nadi') || standingDoshas.includes('bhakoot'),
        ),
      )
      for (const { ashtakoot, standingDoshas } of cases) {
        expect(ashtakoot.total).toBeGreaterThanOrEqual(least)
        expect(ashtakoot.total).toBeLessThanOrEqual(most)
        for (const dosha of standing) expect(standingDoshas).toContain(dosha)
        for (const dosha of undone) expect(standingDoshas).not.toContain(dosha)
      }
      expect([...standing, ...open]).not.toContain('mangal')
      for (const koot of koots) {
        const over = kootOver(cases, koot)
        expect(over.level === 'open').toBe(new Set(cases.map(({ ashtakoot }) => ashtakoot.koots[koot].points)).size > 1)
      }
      for (const porutham of poruthams) {
        const verdicts = new Set(cases.map((match) => match.poruthams.poruthams[porutham].verdict))
        expect(poruthamOver(cases, porutham).verdict === 'open').toBe(verdicts.size > 1)
      }
    }),
  )
})

test('a dosha that occurs at some hours is open, with the match of one of them', () => {
  // The groom's Moon is in Ashwini; the bride's is first in the first pada of Ashwini, then in Bharani.
  const cases: MatchCases = [untimed(1, 1), untimed(1, 14)]
  expect(doshaOver(cases, 'nadi')).toMatchObject({ state: 'open', match: cases[0] })
  expect(doshaOver([cases[1]!], 'nadi')).toEqual({ state: 'absent' })
  expect(concludeMatch(cases)).toMatchObject({
    status: null,
    level: 'open',
    open: expect.arrayContaining(['nadi']),
    hasMangal: false,
  })
})
