import { z } from 'zod'
import { acharyaLanguages, acharyaOrders, acharyaSpecialities, favouritesPerPerson } from './acharya-keys.ts'
import * as calls from './acharyas.calls.ts'
import { genders, pageSizes } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because, id } from './fields.ts'
import { keyword, pageReply, paging, rupees, wholeText } from './paging.ts'

/** An acharya as lists and pages show them; texts in the language of the caller. */
export const acharya = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** The address of their photo, or the text `false` (docs/requirements L-1): then a medallion is made of `portrait`. */
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
  /** How long their answers to requests took on average, in seconds; null without any. */
  replySeconds: z.int().nullable(),
  /** Connected to the live channel now. */
  online: z.boolean(),
  /** In a consultation now, or asked for one. */
  busy: z.boolean(),
})
export type Acharya = z.output<typeof acharya>

const limit = { max: 600, windowSeconds: 60 }

/** Ids with commas between them. */
const idList = z
  .string(because('invalid'))
  .max(favouritesPerPerson * 37, because('tooLong'))
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(id))

const choices = {
  speciality: z.enum(acharyaSpecialities, because('choice')).optional(),
  language: z.enum(acharyaLanguages, because('choice')).optional(),
  gender: z.enum(genders, because('choice')).optional(),
  /** The most that a minute of chat may cost, in whole rupees. */
  maxPrice: wholeText(1, 9999).optional(),
  /** The least mean rating; whoever is not rated yet does not have it. */
  minRating: wholeText(1, 5).optional(),
  /** Only these, such as somebody's favourites. */
  ids: idList.optional(),
  sort: z.enum(acharyaOrders, because('choice')).default('experience'),
}

export const getAllAcharya = endpoint({
  name: 'getAllAcharya',
  feature: 'acharyas',
  summary:
    'The acharyas, or those that fit a search by name, learning or language in either script and what was chosen; those who are online first, in the order asked for.',
  ...calls.getAllAcharya,
  access: 'anyone',
  query: z.object({ ...paging(pageSizes.acharyas), keyword, ...choices }),
  reply: z.object({ astrologers: z.array(acharya), totalAstrologers: z.int(), ...pageReply }),
  errors: [],
  limit,
})

export const getAcharyaById = endpoint({
  name: 'getAcharyaById',
  feature: 'acharyas',
  summary: 'One acharya.',
  ...calls.getAcharyaById,
  access: 'anyone',
  params: z.object({ id }),
  reply: z.object({ acharya }),
  errors: ['NOT_FOUND'],
  limit,
})

export const getFavouriteAcharyas = endpoint({
  name: 'getFavouriteAcharyas',
  feature: 'acharyas',
  summary: 'The acharyas whom the caller has marked as favourites, the latest first.',
  ...calls.getFavouriteAcharyas,
  access: 'signed-in',
  reply: z.object({ acharyas: z.array(z.uuid()) }),
  errors: [],
  limit,
})

export const addFavouriteAcharya = endpoint({
  name: 'addFavouriteAcharya',
  feature: 'acharyas',
  summary: `Marks an acharya as a favourite of the caller. Of more than ${favouritesPerPerson}, the oldest is let go.`,
  ...calls.addFavouriteAcharya,
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
  limit,
})

export const removeFavouriteAcharya = endpoint({
  name: 'removeFavouriteAcharya',
  feature: 'acharyas',
  summary: 'Takes that mark back.',
  ...calls.removeFavouriteAcharya,
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
  limit,
})
