import { z } from 'zod'
import { genders, pageSizes } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { pageReply, paging, rupees } from './paging.ts'

/** An acharya as lists and pages show them; texts in the language of the caller. */
export const acharya = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** The address of their photo, or the text `false`, as S2 has it: then `portrait` is drawn. */
  image: z.string(),
  /** What their drawn medallion is made from. */
  portrait: z.string(),
  astrologerType: z.string(),
  /** In years. */
  experience: z.int(),
  gender: z.enum(genders),
  bio: z.string(),
  userId: z.uuid(),
  userName: z.string(),
  profilePic: z.string().nullable(),
  chatPerMinutes: rupees,
  audioPerMinutes: rupees,
  videoPerMinutes: rupees,
  languages: z.array(z.string()),
  specialities: z.array(z.string()),
  /** The mean of real ratings; null: nobody has rated them yet. */
  rating: z.number().nullable(),
  /** How many paid sessions they have held. */
  sessions: z.int(),
  /** Connected to the live channel now. */
  online: z.boolean(),
})
export type Acharya = z.output<typeof acharya>

const limit = { max: 600, windowSeconds: 60 }

export const getAllAcharya = endpoint({
  name: 'getAllAcharya',
  feature: 'acharyas',
  summary: 'The acharyas, those who are online first.',
  method: 'GET',
  path: '/api/acharya/getAllAcharya',
  access: 'anyone',
  query: z.object(paging(pageSizes.acharyas)),
  reply: z.object({ astrologers: z.array(acharya), ...pageReply }),
  errors: [],
  limit,
})

export const getAcharyaById = endpoint({
  name: 'getAcharyaById',
  feature: 'acharyas',
  summary: 'One acharya.',
  method: 'GET',
  path: '/api/acharya/getAcharyaById/{id}',
  access: 'anyone',
  params: z.object({ id }),
  reply: z.object({ acharya }),
  errors: ['NOT_FOUND'],
  limit,
})
