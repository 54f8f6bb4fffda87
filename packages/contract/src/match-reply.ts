import type { Koot, Match } from '@sankalp/jyotish'
import { koots } from '@sankalp/jyotish'
import type { BirthInput } from './births.ts'
import * as names from './chart-names.ts'
import type { KootName, MatchResult } from './matching.ts'

/** The engine's names of the koots, and those of the API that S1's screens read. */
export const kootNameOf: Record<Koot, KootName> = {
  varna: 'varna',
  vashya: 'vashya',
  tara: 'tara',
  yoni: 'yoni',
  maitri: 'maitri',
  gana: 'gan',
  bhakoot: 'bhakut',
  nadi: 'nadi',
}

/** What each brings to a koot, from the engine's key to the reply's spelling. */
const valueNames: Record<Koot, Record<string, string>> = {
  varna: names.varnaNames,
  vashya: names.vashyaNames,
  tara: names.nakshatraNames,
  yoni: names.yoniNames,
  maitri: names.grahaNames,
  gana: names.ganaNames,
  bhakoot: names.signNames,
  nadi: names.nadiNames,
}

export type KootLevel = 'full' | 'partial' | 'none'

export function kootLevel(points: number, maximum: number): KootLevel {
  if (points === maximum) return 'full'
  return points === 0 ? 'none' : 'partial'
}

type Dosha = Match['standingDoshas'][number]

export type MatchConclusion = {
  /** S1: true is a Favorable Match, false a Moderate Match. */
  status: boolean
  level: 'excellent' | 'favourable' | 'moderate'
  /** To be named: nothing undoes them. */
  standing: Dosha[]
  /** There, but undone by a rule. */
  undone: Dosha[]
}

/** Doshas that stand against a match whatever its points; the others are only named. */
const deciding: readonly Dosha[] = ['nadi', 'bhakoot', 'mangal']
const excellentAbove = 24

/** Judged per koot, never by the total alone: more than 18 points, and none of the three great doshas left standing. */
export function concludeMatch({ ashtakoot, doshas, mangal, standingDoshas }: Match): MatchConclusion {
  const { total, minimumRequired } = ashtakoot
  const status = total > minimumRequired && !standingDoshas.some((dosha) => deciding.includes(dosha))
  const undone: Dosha[] = (['nadi', 'bhakoot', 'gana'] as const).filter((key) => (doshas[key]?.cancellations.length ?? 0) > 0)
  if (mangal.agrees && mangal.agreement !== 'neither') undone.push('mangal')
  const level = !status ? 'moderate' : total > excellentAbove ? 'excellent' : 'favourable'
  return { status, level, standing: standingDoshas, undone }
}

/** The words of a reply, in the reader's language. */
export type MatchTexts = {
  describeKoot(koot: Koot, level: KootLevel): string
  report(match: Match, conclusion: MatchConclusion): string
}

export type MatchPartner = Pick<BirthInput, 'year' | 'month' | 'day'> & { name: string; hour: number; min: number; place: string }

/** The engine's match in the shape of the reply. */
export function matchReply(groom: MatchPartner, bride: MatchPartner, match: Match, texts: MatchTexts): MatchResult {
  const { ashtakoot } = match
  const conclusion = concludeMatch(match)
  const entries = koots.map((koot) => {
    const result = ashtakoot.koots[koot]
    const entry = {
      description: texts.describeKoot(koot, kootLevel(result.points, result.maximum)),
      male_koot_attribute: valueNames[koot][result.groom]!,
      female_koot_attribute: valueNames[koot][result.bride]!,
      total_points: result.maximum,
      received_points: result.points,
    }
    return [kootNameOf[koot], entry] as const
  })
  return {
    boy: partnerReply(groom),
    girl: partnerReply(bride),
    m_place: groom.place,
    f_place: bride.place,
    kundaliMatch: {
      ...(Object.fromEntries(entries) as Pick<MatchResult['kundaliMatch'], KootName>),
      total: { total_points: 36, received_points: ashtakoot.total, minimum_required: 18 },
      conclusion: { status: conclusion.status, report: texts.report(match, conclusion) },
    },
  }
}

function partnerReply({ name, year, month, day, hour, min }: MatchPartner): MatchResult['boy'] {
  const two = (value: number) => String(value).padStart(2, '0')
  return { name, date_of_birth: `${year}-${two(month)}-${two(day)}`, time_of_birth: `${two(hour)}:${two(min)}` }
}
