import { z } from 'zod'
import { because, id } from '../fields.ts'

/** A person as the live channel shows them to others. `names`: of an acharya, as the catalogue has it in each language. */
export const livePerson = z.object({
  userId: id,
  userName: z.string(),
  names: z.object({ en: z.string(), hin: z.string() }).optional(),
  profilePic: z.string().nullable(),
})
export type LivePerson = z.output<typeof livePerson>

/** Made by whoever asks for a consultation; the consultation goes by it from then on. */
export const requestId = z.uuid(because('invalid'))

export const epochMs = z.int().nonnegative()

/** The reply of an event that has nothing to say but "done". */
export const done = z.object({})
