import { z } from 'zod'
import { birthFields, chartSettings, chartStyles, checkBirth } from './births.ts'
import { endpoint } from './endpoint.ts'
import { because, id, line, personName } from './fields.ts'
import { languages } from './language.ts'

export const kundliGenders = ['male', 'female', 'other'] as const
/** More than a large family; a limit only against abuse. */
export const savedKundalisPerUser = 100

const settings = { ayanamsa: chartSettings.ayanamsa.default('lahiri'), node: chartSettings.node.default('mean') }
const name = personName(80)
const place = line(120)

/** The names of these fields are those of the API that S1's screens read, its spelling mistakes included. */
export const birthDetails = z.object({
  year: z.int(),
  month: z.int(),
  day: z.int(),
  hour: z.int().nullable(),
  minute: z.int().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.number(),
  /** Local clock, H:m:s; null where the Sun does not rise or set that day. */
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
  /** The mean ayanamsa in degrees. */
  ayanamsha: z.number(),
})

/** What hangs on the lagna is null when the time is unknown. */
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
})

export const planetExtended = z.object({
  id: z.int(),
  name: z.string(),
  fullDegree: z.number(),
  normDegree: z.number(),
  speed: z.number(),
  /** As text for a planet, a boolean for the Ascendant: so the API that S1's screens read has it. */
  isRetro: z.literal(['true', 'false', false]),
  sign: z.string(),
  signLord: z.string(),
  nakshatra: z.string(),
  nakshatraLord: z.string(),
  nakshatra_pad: z.int(),
  /** From the lagna; from the Moon when the time is unknown. */
  house: z.int(),
  is_planet_set: z.boolean(),
  planet_awastha: z.string(),
})

export const kundali = z.object({
  birth_details: birthDetails,
  astro_details: astroDetails,
  /** Sun to Ketu, and the Ascendant last when the time is known. */
  planets_extended: z.array(planetExtended),
  settings: z.object({
    ...chartSettings,
    /** Whether the clock of the zone showed this time once, never or twice; "once" where `tzone` was given. */
    clock_fit: z.enum(['once', 'skipped', 'repeated']),
  }),
  /** What would need the time of birth; empty when it is known. */
  needs_time: z.array(z.string()),
})
export type Kundali = z.output<typeof kundali>

export const generateKundali = endpoint({
  name: 'generateKundali',
  feature: 'kundli',
  summary: 'A birth chart: birth details, astro details and planets. Nothing of it is stored.',
  method: 'POST',
  path: '/api/user/generateKundali',
  access: 'anyone',
  own: ['body.userId'],
  body: z.object({ ...birthFields, ...settings, userId: id.optional() }).check(checkBirth('')),
  reply: z.object({ kundali }),
  errors: [],
  limit: { max: 120, windowSeconds: 60 },
})

/** A birth as it is kept, under a name of the owner's choosing. */
const savedFields = {
  name,
  gender: z.enum(kundliGenders, because('choice')),
  ...birthFields,
  place,
}
export const savedKundali = z.object({ _id: z.uuid(), ...savedFields, savedAt: z.string() })
export type SavedKundali = z.output<typeof savedKundali>

export const getKundali = endpoint({
  name: 'getKundali',
  feature: 'kundli',
  summary: "The caller's saved charts, the latest first.",
  method: 'GET',
  path: '/api/user/getKundali',
  access: 'signed-in',
  reply: z.object({ kundalis: z.array(savedKundali) }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const saveKundali = endpoint({
  name: 'saveKundali',
  feature: 'kundli',
  summary: 'Saves the birth behind a chart. The same birth under the same name is saved once.',
  method: 'POST',
  path: '/api/user/saveKundali',
  access: 'signed-in',
  body: z.object(savedFields).check(checkBirth('')),
  reply: z.object({ kundali: savedKundali }),
  errors: ['SAVED_KUNDALIS_FULL'],
  limit: { max: 60, windowSeconds: 600 },
})

export const renameKundali = endpoint({
  name: 'renameKundali',
  feature: 'kundli',
  summary: 'Gives a saved chart another name.',
  method: 'PUT',
  path: '/api/user/renameKundali/{kundaliId}',
  access: 'signed-in',
  ownThings: ['params.kundaliId'],
  params: z.object({ kundaliId: id }),
  body: z.object({ name }),
  reply: z.object({ kundali: savedKundali }),
  errors: ['NOT_FOUND'],
  limit: { max: 120, windowSeconds: 600 },
})

export const deleteKundali = endpoint({
  name: 'deleteKundali',
  feature: 'kundli',
  summary: 'Removes a saved chart for good.',
  method: 'DELETE',
  path: '/api/user/deleteKundali/{kundaliId}',
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
  summary: 'The whole chart as a printable PDF. Nothing of it is stored.',
  method: 'POST',
  path: '/api/user/kundaliPdf',
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
  downloadAs: 'sankalp-kundli.pdf',
})
