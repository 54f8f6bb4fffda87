import { z } from 'zod'
import { brideFields, chartSettings, chartStyles, checkBirth, groomFields } from './births.ts'
import { endpoint } from './endpoint.ts'
import { because, id, line, personName } from './fields.ts'
import { languages } from './language.ts'

const couple = {
  m_name: personName(80),
  ...groomFields,
  m_place: line(120),
  f_name: personName(80),
  ...brideFields,
  f_place: line(120),
}
const settings = { ayanamsa: chartSettings.ayanamsa.default('lahiri'), node: chartSettings.node.default('mean') }

const koot = z.object({
  description: z.string(),
  male_koot_attribute: z.string(),
  female_koot_attribute: z.string(),
  total_points: z.number(),
  received_points: z.number(),
})
export const kootNames = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gan', 'bhakut', 'nadi'] as const
export type KootName = (typeof kootNames)[number]

const partner = z.object({ name: z.string(), date_of_birth: z.string(), time_of_birth: z.string() })

/** The names are those of the API that S1's screens read; texts are in the caller's language. */
export const kundaliMatch = z.object({
  ...(Object.fromEntries(kootNames.map((name) => [name, koot])) as Record<KootName, typeof koot>),
  total: z.object({
    total_points: z.literal(36),
    received_points: z.number(),
    minimum_required: z.literal(18),
  }),
  /** `status` is judged per koot: a dosha that nothing cancels makes it false whatever the total. */
  conclusion: z.object({ status: z.boolean(), report: z.string() }),
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
  summary: 'Matches two births by the eight koots. Nothing of either person is stored.',
  method: 'POST',
  path: '/api/user/matchMaking',
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
  summary: 'The match report as a printable PDF. Nothing of it is stored.',
  method: 'POST',
  path: '/api/user/matchPdf',
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
  downloadAs: 'sankalp-match.pdf',
})
