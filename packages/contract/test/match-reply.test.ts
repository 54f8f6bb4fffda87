import { type Match, makeChart, matchCharts } from '@sankalp/jyotish'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concludeMatch } from '../src/match-reply.ts'

const degree = fc.double({ min: 0, max: 359.999, noNaN: true })
const anyChart = fc.array(degree, { minLength: 10, maxLength: 10 }).map((lon) => {
  const [sun, moon, mars, mercury, jupiter, venus, saturn, rahu] = lon as [number, number, number, number, number, number, number, number]
  return makeChart({ sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu: (rahu + 180) % 360 }, lon[9]!)
})
const anyMatch = fc.tuple(anyChart, anyChart).map(([groom, bride]) => matchCharts(groom, bride))

test('a match is favourable exactly when it has more than 18 points and none of the three great doshas stands', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const { status, level, standing } = concludeMatch(match)
      const nadi = match.doshas.nadi?.cancellations.length === 0
      const bhakoot = match.doshas.bhakoot?.cancellations.length === 0
      expect(status).toBe(match.ashtakoot.total > 18 && !nadi && !bhakoot && match.mangal.agrees)
      expect(standing).toEqual(match.standingDoshas)
      expect(level === 'moderate').toBe(!status)
      if (status) expect(level).toBe(match.ashtakoot.total > 24 ? 'excellent' : 'favourable')
    }),
  )
})

test('a dosha is standing, undone or absent, and never two of these', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const { standing, undone } = concludeMatch(match)
      expect(undone.filter((dosha) => standing.includes(dosha))).toEqual([])
      expect(undone.includes('nadi') || standing.includes('nadi')).toBe(match.doshas.nadi !== null)
      expect(undone.includes('bhakoot') || standing.includes('bhakoot')).toBe(match.doshas.bhakoot !== null)
      expect(undone.includes('mangal') || standing.includes('mangal')).toBe(match.mangal.agreement !== 'neither')
    }),
  )
})

test('just 18 points are not above 18', () => {
  const plain = { doshas: { nadi: null, bhakoot: null, gana: null }, mangal: { agrees: true, agreement: 'neither' }, standingDoshas: [] }
  const withTotal = (total: number) => concludeMatch({ ...plain, ashtakoot: { total, minimumRequired: 18 } } as unknown as Match)
  expect([18, 18.5, 24, 24.5].map((total) => withTotal(total).level)).toEqual(['moderate', 'favourable', 'favourable', 'excellent'])
})
