import { z } from 'zod'
import { acharyaLanguages, acharyaOrders, acharyaSpecialities, favouritesPerPerson } from './acharya-keys.ts'
import * as calls from './acharyas.calls.ts'
import { genders, pageSizes } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because, id } from './fields.ts'
import { keyword, pageReply, paging, rupees, wholeText } from './paging.ts'

/** An acharya as lists and pages show them. Texts are in the language of the caller. */
export const acharya = z.object({
  _id: z.uuid(),
  name: z.string(),
  /**
   * The address of their photo, or the text `false` (docs/requirements L-1); then their `portrait` is shown.
   */
  image: z.string(),
  /** The name of their portrait among the illustrations. */
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
  /** The mean of real ratings; null when there are no ratings yet. */
  rating: z.number().nullable(),
  /** The number of paid consultations they have held. */
  sessions: z.int(),
  /** The average time to answer a request, in seconds; null when there were no requests. */
  replySeconds: z.int().nullable(),
  /** Connected to the live channel now. */
  online: z.boolean(),
  /** In a consultation now, or with a pending request. */
  busy: z.boolean(),
})
export type Acharya = z.output<typeof acharya>

const limit = { max: 600, windowSeconds: 60 }

/** Ids separated by commas. */
const idList = z
  .string(because('invalid'))
  .max(favouritesPerPerson * 37, because('tooLong'))
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(id))

const choices = {
  speciality: z.enum(acharyaSpecialities, because('choice')).optional(),
  language: z.enum(acharyaLanguages, because('choice')).optional(),
  gender: z.enum(genders, because('choice')).optional(),
  /** The highest price of a minute of chat, in whole rupees. */
  maxPrice: wholeText(1, 9999).optional(),
  /** The lowest mean rating. Acharyas without ratings are left out. */
  minRating: wholeText(1, 5).optional(),
  /** Only these acharyas, such as the user's favourites. */
  ids: idList.optional(),
  sort: z.enum(acharyaOrders, because('choice')).default('experience'),
}

export const getAllAcharya = endpoint({
  name: 'getAllAcharya',
  feature: 'acharyas',
  summary:
    'Returns the acharyas, or those that match the filters and a search by name, learning or language in either script; online ones first, in the requested order.',
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
  summary: 'Returns the acharyas whom the caller has marked as favourites, the latest first.',
  ...calls.getFavouriteAcharyas,
  access: 'signed-in',
  reply: z.object({ acharyas: z.array(z.uuid()) }),
  errors: [],
  limit,
})

export const addFavouriteAcharya = endpoint({
  name: 'addFavouriteAcharya',
  feature: 'acharyas',
  summary: `Marks an acharya as a favourite of the caller. Beyond ${favouritesPerPerson} favourites, the oldest one is removed.`,
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
  summary: 'Removes an acharya from the caller’s favourites.',
  ...calls.removeFavouriteAcharya,
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
  limit,
})
