import { JyotishError } from '../errors.ts'
import type { Chart } from '../kundli/chart.ts'
import type { MangalDosha } from '../kundli/doshas/mangal.ts'
import { findMangalDosha } from '../kundli/doshas/mangal.ts'
import type { AshtakootResult } from './koots.ts'
import { matchAshtakoot } from './koots.ts'
import type { MatchDoshas } from './match-doshas.ts'
import { findMatchDoshas } from './match-doshas.ts'
import type { PoruthamsResult } from './poruthams.ts'
import { matchPoruthams } from './poruthams.ts'

/**
 * How the Mangal doshas of both compare: neither has it, both have it, the one who has it has it cancelled, the other's
 * chart outweighs it with malefics in the same houses, or one alone has it.
 */
export type MangalAgreement = 'neither' | 'both' | 'cancelled' | 'outweighed' | 'groom-only' | 'bride-only'

export type MangalMatch = {
  groom: MangalDosha
  bride: MangalDosha
  agreement: MangalAgreement
  /** True for all but 'groom-only' and 'bride-only'. */
  agrees: boolean
}

export type Match = {
  ashtakoot: AshtakootResult
  doshas: MatchDoshas
  /** Null when a birth time is unknown, because it is counted primarily from the lagna. */
  mangal: MangalMatch | null
  poruthams: PoruthamsResult
  /** The doshas that a conclusion must name besides the points. Cancelled ones are not included. */
  standingDoshas: ('nadi' | 'bhakoot' | 'gana' | 'mangal' | 'rajju' | 'vedha')[]
}

/** Computes the whole match of two birth charts. */
export function matchCharts(groom: Chart, bride: Chart): Match {
  if (!groom || !bride) throw new JyotishError('UNKNOWN_KEY', groom ? 'bride' : 'groom', 'expected a chart')
  const groomMoonDeg = groom.lonDeg.moon
  const brideMoonDeg = bride.lonDeg.moon
  const ashtakoot = matchAshtakoot(groomMoonDeg, brideMoonDeg)
  const doshas = findMatchDoshas({
    groomMoonDeg,
    brideMoonDeg,
    groom: ashtakoot.groom,
    bride: ashtakoot.bride,
  })
  const mangal = groom.hasLagna && bride.hasLagna ? matchMangal(groom, bride) : null
  const poruthams = matchPoruthams(groomMoonDeg, brideMoonDeg)
  const standingDoshas: Match['standingDoshas'] = []
  for (const key of ['nadi', 'bhakoot', 'gana'] as const) {
    if (doshas[key]?.cancellations.length === 0) standingDoshas.push(key)
  }
  if (mangal && !mangal.agrees) standingDoshas.push('mangal')
  if (poruthams.hasRajjuDosha) standingDoshas.push('rajju')
  if (poruthams.hasVedhaDosha) standingDoshas.push('vedha')
  return {
    ashtakoot,
    doshas,
    mangal,
    poruthams,
    standingDoshas,
  }
}

export function matchMangal(groomChart: Chart, brideChart: Chart): MangalMatch {
  const groom = findMangalDosha(groomChart)
  const bride = findMangalDosha(brideChart)
  const agreement = judgeMangal(groom, bride)
  return { groom, bride, agreement, agrees: agreement !== 'groom-only' && agreement !== 'bride-only' }
}

function judgeMangal(groom: MangalDosha, bride: MangalDosha): MangalAgreement {
  if (!groom.present && !bride.present) return 'neither'
  if (groom.present && bride.present) return 'both'
  const [one, other] = groom.present ? [groom, bride] : [bride, groom]
  if (!one.effective) return 'cancelled'
  if (hasSaturnOrNodeInHouses(other)) return 'outweighed'
  return groom.present ? 'groom-only' : 'bride-only'
}

/** Saturn or a node in one of the houses of the dosha affects a marriage as Mars would. */
function hasSaturnOrNodeInHouses({ afflictions }: MangalDosha): boolean {
  return afflictions.some(({ kind, graha }) => kind === 'in-house' && graha !== 'sun' && graha !== 'mars')
}
