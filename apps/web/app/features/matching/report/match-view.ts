import type { KootName, MatchResult } from '@sankalp/contract/matching'
import type { Koot, Match } from '@sankalp/jyotish'
import { type ReportWords, kootValue } from './report-words.ts'

export type KootView = {
  koot: Koot
  description: string
  groom: string
  bride: string
  points: number
  maximum: number
}

/** The part of a report that the server's answer holds as well: it is shown at once, and then the device's own. */
export type Summary = {
  received: number
  total: number
  minimum: number
  isFavorable: boolean
  report: string
  koots: KootView[]
}

/** The engine's names of the koots, and those of the API that S1's screens read. */
const sentAs: Record<Koot, KootName> = {
  varna: 'varna',
  vashya: 'vashya',
  tara: 'tara',
  yoni: 'yoni',
  maitri: 'maitri',
  gana: 'gan',
  bhakoot: 'bhakut',
  nadi: 'nadi',
}
export const kootOrder = Object.keys(sentAs) as Koot[]

export function summaryOfResult({ kundaliMatch }: MatchResult): Summary {
  const { total, conclusion } = kundaliMatch
  return {
    received: total.received_points,
    total: total.total_points,
    minimum: total.minimum_required,
    isFavorable: conclusion.status,
    report: conclusion.report,
    koots: kootOrder.map((koot) => {
      const sent = kundaliMatch[sentAs[koot]]
      return {
        koot,
        description: sent.description,
        groom: sent.male_koot_attribute,
        bride: sent.female_koot_attribute,
        points: sent.received_points,
        maximum: sent.total_points,
      }
    }),
  }
}

export function summaryOfMatch(match: Match, t: ReportWords): Summary {
  const { ashtakoot } = match
  return {
    received: ashtakoot.total,
    total: ashtakoot.maximum,
    minimum: ashtakoot.minimumRequired,
    isFavorable: isFavorable(match),
    report: reportText(match, t),
    koots: kootOrder.map((koot) => {
      const { groom, bride, points, maximum } = ashtakoot.koots[koot]
      const level = levelOf(points, maximum)
      return {
        koot,
        description: t(`match-words:koots.${koot}.${level}` as 'match-words:koots.yoni.full'),
        groom: kootValue(t, koot, groom),
        bride: kootValue(t, koot, bride),
        points,
        maximum,
      }
    }),
  }
}

function levelOf(points: number, maximum: number): 'full' | 'partial' | 'none' {
  if (points === maximum) return 'full'
  return points === 0 ? 'none' : 'partial'
}

/** Doshas that stand against a match whatever its points; the others are named beside it. */
const deciding = ['nadi', 'bhakoot', 'mangal'] as const

/** Judged per koot, never by the total alone: above 18, and none of the three great doshas left standing. */
export function isFavorable({ ashtakoot, standingDoshas }: Match): boolean {
  return ashtakoot.total > ashtakoot.minimumRequired && !deciding.some((dosha) => standingDoshas.includes(dosha))
}

/** Above this many points a match is called excellent. */
const excellentAbove = 24

/** The conclusion in sentences: the points, what is left to look at, what was undone. */
export function reportText(match: Match, t: ReportWords): string {
  const { total, maximum, minimumRequired } = match.ashtakoot
  const level = !isFavorable(match) ? 'moderate' : total > excellentAbove ? 'excellent' : 'favourable'
  const list = (doshas: readonly Match['standingDoshas'][number][]) =>
    doshas.map((dosha) => t(`match-words:standing.${dosha}`)).join(', ')
  const standing = match.standingDoshas
  const undone = undoneDoshas(match)
  return [
    t(`match-words:conclusion.${level}.report`, { points: total, maximum }),
    total <= minimumRequired && t('match-words:conclusion.belowMinimum', { minimum: minimumRequired }),
    standing.length > 0 && t('match-words:conclusion.standing', { doshas: list(standing) }),
    undone.length > 0 && t('match-words:conclusion.undone', { doshas: list(undone) }),
    standing.length === 0 && t('match-words:conclusion.clear'),
    t('match-words:conclusion.perKoot'),
  ]
    .filter(Boolean)
    .join(' ')
}

export function undoneDoshas({ doshas, mangal }: Match): ('nadi' | 'bhakoot' | 'gana' | 'mangal')[] {
  const undone = (['nadi', 'bhakoot', 'gana'] as const).filter((key) => (doshas[key]?.cancellations.length ?? 0) > 0)
  return mangal.agrees && mangal.agreement !== 'neither' ? [...undone, 'mangal'] : undone
}

/** S1: at least 75 % is green, at least 50 % yellow, below that red. */
export function scoreColour(points: number, maximum: number): 'green' | 'yellow' | 'red' {
  const share = points / maximum
  if (share >= 0.75) return 'green'
  return share >= 0.5 ? 'yellow' : 'red'
}

export function percentOf(points: number, maximum: number): number {
  return Math.round((points / maximum) * 100)
}
