import type { Koot, MatchCases } from '@sankalp/jyotish'
import { koots } from '@sankalp/jyotish'
import type { BirthInput } from './births.ts'
import * as names from './chart-names.ts'
import { type KootName, kootNameOf } from './koot-names.ts'
import { type MatchConclusion, type PointsOver, concludeMatch } from './match-conclusion.ts'
import { type KootLevel, kootOver, valueSeparator } from './match-over.ts'
import type { MatchResult } from './matching.ts'

/** Maps the values of each koot from the engine's key to the spelling of the reply. */
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

/** The texts of a reply, in the reader's language. */
export type MatchTexts = {
  describeKoot(koot: Koot, level: KootLevel | 'open'): string
  report(conclusion: MatchConclusion): string
}

export type MatchPartner = Pick<BirthInput, 'year' | 'month' | 'day' | 'hour' | 'min'> & { name: string; place: string }

/** Converts the engine's match to the shape of the reply. */
export function matchReply(
  groom: MatchPartner,
  bride: MatchPartner,
  cases: MatchCases,
  texts: MatchTexts,
): MatchResult {
  const conclusion = concludeMatch(cases)
  const entries = koots.map((koot) => {
    const over = kootOver(cases, koot)
    const named = (keys: string[]) => keys.map((key) => valueNames[koot][key]!).join(valueSeparator)
    const entry = {
      description: texts.describeKoot(koot, over.level),
      male_koot_attribute: named(over.groom),
      female_koot_attribute: named(over.bride),
      male_koot_key: over.groom.join(valueSeparator),
      female_koot_key: over.bride.join(valueSeparator),
      total_points: over.maximum,
      ...pointsReply(over),
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
      total: { total_points: 36, ...pointsReply(conclusion), minimum_required: 18 },
      conclusion: { status: conclusion.status, report: texts.report(conclusion) },
    },
  }
}

function pointsReply({ least, most }: PointsOver) {
  return least === most ? { received_points: least } : { received_points: null, least_points: least, most_points: most }
}

function partnerReply({ name, year, month, day, hour, min }: MatchPartner): MatchResult['boy'] {
  const two = (value: number) => String(value).padStart(2, '0')
  const time_of_birth = hour === null || min === null ? null : `${two(hour)}:${two(min)}`
  return { name, date_of_birth: `${year}-${two(month)}-${two(day)}`, time_of_birth }
}
