import type { KootName, MatchResult } from '@sankalp/contract/matching'
import type { Language } from '@sankalp/contract/language'
import type { Koot } from '@sankalp/jyotish'
import type { MatchReading } from '../match-engine.ts'
import { type ReportWords, kootValue } from './report-words.ts'

export type KootView = {
  koot: Koot
  description: string
  /** What each brings; null where there are no words for it in the reader's language. */
  groom: string | null
  bride: string | null
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

/** The attributes of a reply are in the spelling of the API that S1's screens read: no words for a Hindi page. */
export function summaryOfResult({ kundaliMatch }: MatchResult, language: Language): Summary {
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
        groom: language === 'en' ? sent.male_koot_attribute : null,
        bride: language === 'en' ? sent.female_koot_attribute : null,
        points: sent.received_points,
        maximum: sent.total_points,
      }
    }),
  }
}

export function summaryOfReading(reading: MatchReading, t: ReportWords): Summary {
  const { ashtakoot } = reading.match
  return {
    received: ashtakoot.total,
    total: ashtakoot.maximum,
    minimum: ashtakoot.minimumRequired,
    isFavorable: reading.conclusion.status,
    report: reportText(reading, t),
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

/** The conclusion in sentences: the points, what is left to look at, what was undone. */
function reportText({ match, conclusion }: MatchReading, t: ReportWords): string {
  const { total, maximum, minimumRequired } = match.ashtakoot
  const { level, standing, undone } = conclusion
  const list = (doshas: typeof standing) => doshas.map((dosha) => t(`match-words:standing.${dosha}`)).join(', ')
  return [
    t(`match-words:conclusion.${level}.report`, { points: total, maximum }),
    total < minimumRequired && t('match-words:conclusion.belowMinimum', { minimum: minimumRequired }),
    standing.length > 0
      ? t('match-words:conclusion.standing', { doshas: list(standing) })
      : t('match-words:conclusion.clear'),
    undone.length > 0 && t('match-words:conclusion.undone', { doshas: list(undone) }),
    t('match-words:conclusion.perKoot'),
  ]
    .filter(Boolean)
    .join(' ')
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
