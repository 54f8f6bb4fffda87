import type { Match, MatchCases } from '@sankalp/jyotish'

export type MatchDosha = Match['standingDoshas'][number]

/** The lowest and highest points over the possible hours; equal when both times are known. */
export type PointsOver = { least: number; most: number }

/** Formats points for display: 8, or 0–8 where they depend on the hour. */
export function pointsText({ least, most }: PointsOver): string {
  return least === most ? String(least) : `${least}–${most}`
}

export type MatchConclusion = PointsOver & {
  maximum: number
  minimumRequired: number
  /**
   * True is a Favorable Match, false a Moderate Match (docs/requirements C-14); null if it depends on an unknown hour.
   */
  status: boolean | null
  level: 'excellent' | 'favourable' | 'moderate' | 'open'
  /** Doshas that are present at every hour and cancelled at none. */
  standing: MatchDosha[]
  /** Doshas that are present but cancelled by a rule, at every hour. */
  undone: MatchDosha[]
  /** Doshas that are present at some hours, and absent or cancelled at others. */
  open: MatchDosha[]
  /** Whether Mangal dosha could be checked, which needs both lagnas. */
  hasMangal: boolean
}

/** Doshas that decide against a match whatever its points. The others are only mentioned. */
const deciding: readonly MatchDosha[] = ['nadi', 'bhakoot', 'mangal']
const excellentAbove = 24

/**
 * Judges a match per koot, never by the total alone: it needs more than 18 points and none of the three great doshas
 * uncancelled.
 */
export function concludeMatch(cases: MatchCases): MatchConclusion {
  const [{ ashtakoot, mangal }] = cases
  const totals = cases.map((match) => match.ashtakoot.total)
  const [least, most] = [Math.min(...totals), Math.max(...totals)]
  const doshas = [...new Set(cases.flatMap((match) => match.standingDoshas))]
  const standing = doshas.filter((dosha) => cases.every((match) => match.standingDoshas.includes(dosha)))
  const undone = undoneIn(cases[0]).filter((dosha) => cases.every((match) => undoneIn(match).includes(dosha)))
  const status = cases.some(isFavourable) ? (mangal === null ? null : cases.every(isFavourable) || null) : false
  return {
    status,
    level: status === null ? 'open' : !status ? 'moderate' : least > excellentAbove ? 'excellent' : 'favourable',
    least,
    most,
    maximum: ashtakoot.maximum,
    minimumRequired: ashtakoot.minimumRequired,
    standing,
    undone,
    open: doshas.filter((dosha) => !standing.includes(dosha)),
    hasMangal: mangal !== null,
  }
}

function isFavourable({ ashtakoot, standingDoshas }: Match): boolean {
  return ashtakoot.total > ashtakoot.minimumRequired && !standingDoshas.some((dosha) => deciding.includes(dosha))
}

function undoneIn({ doshas, mangal }: Match): MatchDosha[] {
  const undone: MatchDosha[] = (['nadi', 'bhakoot', 'gana'] as const).filter(
    (key) => (doshas[key]?.cancellations.length ?? 0) > 0,
  )
  if (mangal?.agrees && mangal.agreement !== 'neither') undone.push('mangal')
  return undone
}
