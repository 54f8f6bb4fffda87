import type { Match, MatchCases } from '@sankalp/jyotish'

export type MatchDosha = Match['standingDoshas'][number]

/** The fewest and the most points that the hours allow; the same where both times are known. */
export type PointsOver = { least: number; most: number }

/** Points as they are read: 8, or 0–8 where they depend on the hour. */
export function pointsText({ least, most }: PointsOver): string {
  return least === most ? String(least) : `${least}–${most}`
}

export type MatchConclusion = PointsOver & {
  maximum: number
  minimumRequired: number
  /** True is a Favorable Match, false a Moderate Match (docs/requirements C-14); null where it depends on an unknown hour. */
  status: boolean | null
  level: 'excellent' | 'favourable' | 'moderate' | 'open'
  /** To be named: nothing undoes them, at any hour. */
  standing: MatchDosha[]
  /** There, but undone by a rule, at every hour. */
  undone: MatchDosha[]
  /** There at some hours and not, or undone, at others. */
  open: MatchDosha[]
  /** Whether Mangal dosha could be looked for: it needs both lagnas. */
  hasMangal: boolean
}

/** Doshas that stand against a match whatever its points; the others are only named. */
const deciding: readonly MatchDosha[] = ['nadi', 'bhakoot', 'mangal']
const excellentAbove = 24

/** Judged per koot, never by the total alone: more than 18 points, and none of the three great doshas left standing. */
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
