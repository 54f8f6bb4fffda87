import { z } from 'zod'
import { genders } from '../constants.ts'
import { because, id } from '../fields.ts'

/**
 * A person as the live channel shows them to others. Of an acharya also what the catalogue has: `names` in each
 * language, the name of the `portrait` that is shown where there is no picture, and the gender, by which some languages
 * change their verbs.
 */
export const livePerson = z.object({
  userId: id,
  userName: z.string(),
  names: z.object({ en: z.string(), hin: z.string() }).optional(),
  portrait: z.string().optional(),
  gender: z.enum(genders).optional(),
  profilePic: z.string().nullable(),
})
export type LivePerson = z.output<typeof livePerson>

/** Made by the client that requests a consultation, and used as the id of the consultation from then on. */
export const requestId = z.uuid(because('invalid'))

export const epochMs = z.int().nonnegative()

/** The reply of an event that returns no data. */
export const done = z.object({})
