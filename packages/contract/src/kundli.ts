import { grahas, nakshatras, rashis } from '@sankalp/jyotish'
import { z } from 'zod'
import { birthFields, chartSettings, chartStyles, checkBirth } from './births.ts'
import * as names from './chart-names.ts'
import { endpoint } from './endpoint.ts'
import { because, id, line, personName } from './fields.ts'
import * as calls from './kundli.calls.ts'
import { languages } from './language.ts'

export const kundliGenders = ['male', 'female', 'other'] as const
/** More than a large family needs. A limit against abuse only. */
export const savedKundlisPerUser = 100

const settings = { ayanamsa: chartSettings.ayanamsa.default('lahiri'), node: chartSettings.node.default('mean') }
const name = personName(80)
const place = line(120)

/** A key of the engine that the replies have a name for. */
const keyOf = <K extends string>(names: Record<K, string>) => z.enum(Object.keys(names) as [K, ...K[]])
const [grahaKey, rashiKey, nakshatraKey] = [z.enum(grahas), z.enum(rashis), z.enum(nakshatras)]

/** The published field names, spelling mistakes included (docs/requirements C-9). */
export const birthDetails = z.object({
  year: z.int(),
  month: z.int(),
  day: z.int(),
  hour: z.int().nullable(),
  minute: z.int().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.number(),
  /** Local clock time, H:m:s; null where the Sun does not rise or set that day. */
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
  /** The mean ayanamsa in degrees. */
  ayanamsha: z.number(),
})

/** Values that depend on the lagna are null when the time is unknown. */
export const astroDetails = z.object({
  ascendant: z.string().nullable(),
  ascendant_lord: z.string().nullable(),
  Varna: z.string(),
  Vashya: z.string(),
  Yoni: z.string(),
  Gan: z.string(),
  Nadi: z.string(),
  SignLord: z.string(),
  sign: z.string(),
  Naksahtra: z.string(),
  NaksahtraLord: z.string(),
  Charan: z.int(),
  Yog: z.string(),
  Karan: z.string(),
  Tithi: z.string(),
  yunja: z.string(),
  tatva: z.string(),
  name_alphabet: z.string(),
  paya: z.string(),
  /** The same values as keys of the engine, for clients with their own words: the names above are data. */
  keys: z.object({
    ascendant: rashiKey.nullable(),
    ascendantLord: grahaKey.nullable(),
    varna: keyOf(names.varnaNames),
    vashya: keyOf(names.vashyaNames),
    yoni: keyOf(names.yoniNames),
    gana: keyOf(names.ganaNames),
    nadi: keyOf(names.nadiNames),
    rashi: rashiKey,
    rashiLord: grahaKey,
    nakshatra: nakshatraKey,
    nakshatraLord: grahaKey,
    yoga: keyOf(names.yogaNames),
    karana: keyOf(names.karanaNames),
    tithi: keyOf(names.tithiNames),
    paksha: keyOf(names.pakshaNames),
    yunja: keyOf(names.yunjaNames),
    tatva: keyOf(names.tatvaNames),
    paya: keyOf(names.payaNames),
  }),
})

export const planetExtended = z.object({
  id: z.int(),
  name: z.string(),
  fullDegree: z.number(),
  normDegree: z.number(),
  speed: z.number(),
  /** Text for a planet, a boolean for the Ascendant, as published. */
  isRetro: z.literal(['true', 'false', false]),
  sign: z.string(),
  signLord: z.string(),
  nakshatra: z.string(),
  nakshatraLord: z.string(),
  nakshatra_pad: z.int(),
  /** Counted from the lagna, or from the Moon when the time is unknown. */
  house: z.int(),
  is_planet_set: z.boolean(),
  planet_awastha: z.string(),
  /** The same values as keys of the engine. */
  keys: z.object({
    body: z.union([grahaKey, z.literal('ascendant')]),
    rashi: rashiKey,
    rashiLord: grahaKey,
    nakshatra: nakshatraKey,
    nakshatraLord: grahaKey,
    /** Null for the ascendant, which has no age. */
    baladi: keyOf(names.baladiNames).nullable(),
  }),
})

export const kundali = z.object({
  birth_details: birthDetails,
  astro_details: astroDetails,
  /** Sun to Ketu, then the Ascendant when the time is known. */
  planets_extended: z.array(planetExtended),
  settings: z.object({
    ...chartSettings,
    /** Whether this time occurred once, never or twice on the clocks of the zone; "once" where `tzone` was given. */
    clock_fit: z.enum(['once', 'skipped', 'repeated']),
  }),
  /** The parts that need the time of birth; empty when it is known. */
  needs_time: z.array(z.string()),
  /** Without a time: the Moon's signs and nakshatras of that day, each with its end; null when the time is known. */
  moon_over_day: z
    .object({
      rashis: z.array(z.object({ key: z.enum(rashis), endMs: z.number() })),
      nakshatras: z.array(z.object({ key: z.enum(nakshatras), endMs: z.number() })),
    })
    .nullable(),
})
export type KundliReply = z.output<typeof kundali>

export const generateKundali = endpoint({
  name: 'generateKundali',
  feature: 'kundli',
  summary: 'Returns a birth chart: birth details, astro details and planets. Nothing is stored.',
  ...calls.generateKundali,
  access: 'anyone',
  own: ['body.userId'],
  body: z.object({ ...birthFields, ...settings, userId: id.optional() }).check(checkBirth('')),
  reply: z.object({ kundali }),
  errors: [],
  limit: { max: 120, windowSeconds: 60 },
})

/** A birth as stored, under a name that the owner chose. */
const savedFields = {
  name,
  gender: z.enum(kundliGenders, because('choice')),
  ...birthFields,
  place,
}
export const savedKundli = z.object({
  _id: z.uuid(),
  ...savedFields,
  savedAt: z.string(),
  /** The chart of the user themselves: the one they have chosen, or else one with the birth day of their profile. */
  isOwn: z.boolean(),
})
export type SavedKundli = z.output<typeof savedKundli>

export const getKundali = endpoint({
  name: 'getKundali',
  feature: 'kundli',
  summary: "Returns the caller's saved charts, the latest first.",
  ...calls.getKundali,
  access: 'signed-in',
  reply: z.object({ kundalis: z.array(savedKundli) }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const saveKundali = endpoint({
  name: 'saveKundali',
  feature: 'kundli',
  summary: 'Saves the birth data of a chart. The same birth under the same name is saved only once.',
  ...calls.saveKundali,
  access: 'signed-in',
  body: z.object(savedFields).check(checkBirth('')),
  reply: z.object({ kundali: savedKundli }),
  errors: ['SAVED_KUNDALIS_FULL'],
  limit: { max: 60, windowSeconds: 600 },
})

export const renameKundali = endpoint({
  name: 'renameKundali',
  feature: 'kundli',
  summary: 'Renames a saved chart.',
  ...calls.renameKundali,
  access: 'signed-in',
  ownThings: ['params.kundaliId'],
  params: z.object({ kundaliId: id }),
  body: z.object({ name }),
  reply: z.object({ kundali: savedKundli }),
  errors: ['NOT_FOUND'],
  limit: { max: 120, windowSeconds: 600 },
})

export const chooseOwnKundali = endpoint({
  name: 'chooseOwnKundali',
  feature: 'kundli',
  summary:
    "Marks a saved chart as the caller's own, which their day is reckoned from. The one marked before is unmarked.",
  ...calls.chooseOwnKundali,
  access: 'signed-in',
  ownThings: ['params.kundaliId'],
  params: z.object({ kundaliId: id }),
  reply: z.object({ kundali: savedKundli }),
  errors: ['NOT_FOUND'],
  limit: { max: 120, windowSeconds: 600 },
})

export const deleteKundali = endpoint({
  name: 'deleteKundali',
  feature: 'kundli',
  summary: 'Deletes a saved chart permanently.',
  ...calls.deleteKundali,
  access: 'signed-in',
  ownThings: ['params.kundaliId'],
  params: z.object({ kundaliId: id }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
  limit: { max: 120, windowSeconds: 600 },
})

export const kundaliPdf = endpoint({
  name: 'kundaliPdf',
  feature: 'kundli',
  summary: 'Returns the whole chart as a printable PDF. Nothing is stored.',
  ...calls.kundaliPdf,
  access: 'anyone',
  body: z
    .object({
      ...birthFields,
      ...settings,
      name,
      place,
      language: z.enum(languages, because('choice')),
      style: z.enum(chartStyles, because('choice')).default('north'),
    })
    .check(checkBirth('')),
  fileType: 'application/pdf',
  reply: z.instanceof(Uint8Array),
  errors: [],
  limit: { max: 20, windowSeconds: 60 },
})
