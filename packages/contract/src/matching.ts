import { z } from 'zod'
import { brideFields, chartSettings, chartStyles, checkBirth, groomFields } from './births.ts'
import { endpoint } from './endpoint.ts'
import { because, id, line, personName } from './fields.ts'
import { type KootName, kootNameOf } from './koot-names.ts'
import { languages } from './language.ts'
import * as calls from './matching.calls.ts'

const couple = {
  m_name: personName(80),
  ...groomFields,
  m_place: line(120),
  f_name: personName(80),
  ...brideFields,
  f_place: line(120),
}
const settings = { ayanamsa: chartSettings.ayanamsa.default('lahiri'), node: chartSettings.node.default('mean') }

/** Null if the points depend on an unknown hour. The possible range is then given beside it. */
const points = {
  received_points: z.number().nullable(),
  least_points: z.number().optional(),
  most_points: z.number().optional(),
}

const koot = z.object({
  description: z.string(),
  /** If an unknown hour leaves it open, all possible values in the order of the day: "Virgo / Libra". */
  male_koot_attribute: z.string(),
  female_koot_attribute: z.string(),
  /** The same values as keys of the engine, for clients with their own words. */
  male_koot_key: z.string(),
  female_koot_key: z.string(),
  total_points: z.number(),
  ...points,
})

const partner = z.object({ name: z.string(), date_of_birth: z.string(), time_of_birth: z.string().nullable() })

/** The published field names (docs/requirements C-15). Texts are in the caller's language. */
export const kundaliMatch = z.object({
  ...(Object.fromEntries(Object.values(kootNameOf).map((name) => [name, koot])) as Record<KootName, typeof koot>),
  total: z.object({
    total_points: z.literal(36),
    ...points,
    minimum_required: z.literal(18),
  }),
  /**
   * `status` is judged per koot: an uncancelled dosha makes it false whatever the total. Null if it depends on an
   * unknown hour.
   */
  conclusion: z.object({ status: z.boolean().nullable(), report: z.string() }),
})

export const matchResult = z.object({
  boy: partner,
  girl: partner,
  m_place: z.string(),
  f_place: z.string(),
  kundaliMatch,
})
export type MatchResult = z.output<typeof matchResult>

export const matchMaking = endpoint({
  name: 'matchMaking',
  feature: 'matching',
  summary:
    'Matches two births by the eight koots. Where a time is unknown (hour and minute null), only what is certain for the whole day is judged. Nothing about either person is stored.',
  ...calls.matchMaking,
  access: 'anyone',
  own: ['body.userId'],
  body: z
    .object({
      ...couple,
      ...settings,
      m_gender: z.literal('male', because('choice')).default('male'),
      f_gender: z.literal('female', because('choice')).default('female'),
      userId: id.optional(),
    })
    .check(checkBirth('m_'), checkBirth('f_')),
  reply: z.object({ data: matchResult }),
  errors: [],
  limit: { max: 120, windowSeconds: 60 },
})

export const matchPdf = endpoint({
  name: 'matchPdf',
  feature: 'matching',
  summary: 'Returns the match report as a printable PDF. Nothing is stored.',
  ...calls.matchPdf,
  access: 'anyone',
  body: z
    .object({
      ...couple,
      ...settings,
      language: z.enum(languages, because('choice')),
      style: z.enum(chartStyles, because('choice')).default('north'),
    })
    .check(checkBirth('m_'), checkBirth('f_')),
  fileType: 'application/pdf',
  reply: z.instanceof(Uint8Array),
  errors: [],
  limit: { max: 20, windowSeconds: 60 },
})
