import { kootNameOf } from '@sankalp/contract/koot-names'
import type { PointsOver } from '@sankalp/contract/match-conclusion'
import { kootOver, valueSeparator } from '@sankalp/contract/match-over'
import type { MatchResult } from '@sankalp/contract/matching'
import type { Koot } from '@sankalp/jyotish'
import type { MatchReading } from '../match-engine.ts'
import { type ReportWords, kootValue } from './report-words.ts'

export type KootView = PointsOver & {
  koot: Koot
  description: string
  /** The value of each partner. */
  groom: string
  bride: string
  maximum: number
}

/** The part of a report that the server's answer contains too: shown at once, and then replaced by the device's own. */
export type Summary = PointsOver & {
  total: number
  minimum: number
  verdict: 'favorable' | 'moderate' | 'open'
  report: string
  koots: KootView[]
}

/** Formats the total. */
export function totalText({ least, most, total }: Pick<Summary, 'least' | 'most' | 'total'>, t: ReportWords): string {
  return least === most
    ? t('report.points', { received: least, total })
    : t('report.pointsRange', { least, most, total })
}

export const kootOrder = Object.keys(kootNameOf) as Koot[]

export function summaryOfResult({ kundaliMatch }: MatchResult, t: ReportWords): Summary {
  const { total, conclusion } = kundaliMatch
  return {
    ...pointsOf(total),
    total: total.total_points,
    minimum: total.minimum_required,
    verdict: verdictOf(conclusion.status),
    report: conclusion.report,
    koots: kootOrder.map((koot) => {
      const sent = kundaliMatch[kootNameOf[koot]]
      return {
        koot,
        description: sent.description,
        groom: valuesText(t, koot, sent.male_koot_key.split(valueSeparator)),
        bride: valuesText(t, koot, sent.female_koot_key.split(valueSeparator)),
        ...pointsOf(sent),
        maximum: sent.total_points,
      }
    }),
  }
}

export function summaryOfReading(reading: MatchReading, t: ReportWords): Summary {
  const { least, most, maximum, minimumRequired, status } = reading.conclusion
  return {
    least,
    most,
    total: maximum,
    minimum: minimumRequired,
    verdict: verdictOf(status),
    report: reportText(reading, t),
    koots: kootOrder.map((koot) => {
      const { groom, bride, level, ...points } = kootOver(reading.cases, koot)
      return {
        koot,
        description: t(
          level === 'open'
            ? 'match-words:kootOpen'
            : (`match-words:koots.${koot}.${level}` as 'match-words:koots.yoni.full'),
        ),
        groom: valuesText(t, koot, groom),
        bride: valuesText(t, koot, bride),
        ...points,
      }
    }),
  }
}

/** Lists all values that are possible if a time is unknown. */
function valuesText(t: ReportWords, koot: Koot, keys: readonly string[]): string {
  return keys.map((key) => kootValue(t, koot, key)).join(valueSeparator)
}

type SentPoints = { received_points: number | null; least_points?: number; most_points?: number }

function pointsOf({ received_points, least_points = 0, most_points = 0 }: SentPoints): PointsOver {
  return received_points === null
    ? { least: least_points, most: most_points }
    : { least: received_points, most: received_points }
}

const verdictOf = (status: boolean | null): Summary['verdict'] =>
  status === null ? 'open' : status ? 'favorable' : 'moderate'

/** Formats the conclusion in sentences: what is left to check, the points, the cancelled doshas. */
function reportText({ conclusion }: MatchReading, t: ReportWords): string {
  const { least, most, maximum, minimumRequired, level, standing, undone, open, hasMangal } = conclusion
  const points = least === most ? least : t('match-words:conclusion.range', { least, most })
  const list = (doshas: typeof standing) => doshas.map((dosha) => t(`match-words:standing.${dosha}`)).join(', ')
  return [
    standing.length > 0
      ? t('match-words:conclusion.standing', { doshas: list(standing) })
      : open.length === 0 && hasMangal && t('match-words:conclusion.clear'),
    open.length > 0 && t('match-words:conclusion.openDoshas', { doshas: list(open) }),
    ...[...standing, ...open].map(
      (dosha) => (dosha === 'rajju' || dosha === 'vedha') && t(`match-words:conclusion.about.${dosha}`),
    ),
    t(`match-words:conclusion.${level}.report`, { points, maximum }),
    most <= minimumRequired && t('match-words:conclusion.belowMinimum', { minimum: minimumRequired }),
    undone.length > 0 && t('match-words:conclusion.undone', { doshas: list(undone) }),
    !hasMangal && t('match-words:conclusion.noTime'),
    t('match-words:conclusion.perKoot'),
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Returns the colour of a bar; only the conclusion uses words, so that there are not two scales. At least 75 % is
 * green, at least 50 % yellow, below that red (docs/requirements C-16).
 */
export function scoreColour(points: number, maximum: number): 'green' | 'yellow' | 'red' {
  const share = points / maximum
  if (share >= 0.75) return 'green'
  return share >= 0.5 ? 'yellow' : 'red'
}

export function percentOf(points: number, maximum: number): number {
  return Math.round((points / maximum) * 100)
}
