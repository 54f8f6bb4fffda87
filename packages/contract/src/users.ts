import { z } from 'zod'
import { moneyChoices } from './closing-money.ts'
import { countryCodes, genders, maritalStatuses, phoneDigits, roles } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { patterns } from './field-rules.ts'
import { because, clockTime, email, id, isoDate, line, personName } from './fields.ts'
import { fitsState } from './pin-codes.ts'
import { profileLimits, profileStates, tellsTime } from './profile-rules.ts'
import * as calls from './users.calls.ts'

export { isProfileComplete, profileFields } from './profile-rules.ts'

/** The fields of the Edit Profile form, all required. profile-rules.ts has the same rules without a schema library. */
export const profile = z.object({
  first_name: personName(profileLimits.first_name),
  last_name: personName(profileLimits.last_name),
  email,
  gender: z.enum(genders, because('choice')),
  marital_status: z.enum(maritalStatuses, because('choice')),
  date_of_birth: isoDate,
  /** Left out when it is unknown; `time_of_birth_unknown` is then set. */
  time_of_birth: clockTime.nullish().transform((time) => time ?? null),
  /** Sent as text in a multipart form with a picture. */
  time_of_birth_unknown: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], because('choice'))
    .optional(),
  place_of_birth: line(profileLimits.place_of_birth),
  address: line(profileLimits.address),
  city: line(profileLimits.city),
  state: z.enum(profileStates, because('state')),
  pincode: line(profileLimits.pincode).regex(patterns.pincode, because('pincode')),
})
export type Profile = z.output<typeof profile>

export const user = z.object({
  _id: z.uuid(),
  name: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  marital_status: z.enum(maritalStatuses).nullable(),
  date_of_birth: z.string().nullable(),
  /** Null until it is given, and when it is unknown. */
  time_of_birth: z.string().nullable(),
  time_of_birth_unknown: z.boolean(),
  place_of_birth: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  pincode: z.string().nullable(),
  phone_number: z.string(),
  country_code: z.enum(countryCodes),
  profile_image: z.string().nullable(),
  role_type: z.enum(roles),
})
export type User = z.output<typeof user>

/** Returns whether a YYYY-MM-DD date is still in the future everywhere on Earth (UTC+14 reaches a day first). */
export function isFutureDate(isoDate: string, now: Date): boolean {
  const earliestZoneMs = 14 * 3600 * 1000
  return isoDate > new Date(now.getTime() + earliestZoneMs).toISOString().slice(0, 10)
}

const ownId = z.object({ id })

export const getUserById = endpoint({
  name: 'getUserById',
  feature: 'users',
  summary: "Returns the caller's own account.",
  ...calls.getUserById,
  access: 'signed-in',
  own: ['params.id'],
  params: ownId,
  reply: z.object({ user }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const updateUsers = endpoint({
  name: 'updateUsers',
  feature: 'users',
  summary: 'Saves the whole profile, with a new picture if one is sent. Repeating it changes nothing.',
  ...calls.updateUsers,
  access: 'signed-in',
  own: ['body.userId'],
  body: profile
    .extend({ userId: id.optional() })
    .refine(fitsState, { path: ['pincode'], error: because('pincode') })
    .refine(tellsTime, { path: ['time_of_birth'], error: because('required') }),
  reply: z.object({ message: z.string(), user }),
  errors: ['PICTURE_NOT_JPEG', 'PICTURE_TOO_LARGE', 'PICTURE_TOO_MANY_PIXELS', 'PICTURE_UNREADABLE'],
  limit: { max: 60, windowSeconds: 600 },
})

export const userUploadProfileImage = endpoint({
  name: 'userUploadProfileImage',
  feature: 'users',
  summary: 'Replaces the profile picture: a JPEG of at most 2 MB, stored re-encoded and without metadata.',
  ...calls.userUploadProfileImage,
  access: 'signed-in',
  own: ['params.userId'],
  params: z.object({ userId: id }),
  reply: z.object({ profileImage: z.string() }),
  errors: ['PICTURE_NOT_JPEG', 'PICTURE_TOO_LARGE', 'PICTURE_TOO_MANY_PIXELS', 'PICTURE_UNREADABLE', 'PICTURE_MISSING'],
  limit: { max: 30, windowSeconds: 600 },
})

export const exportUserData = endpoint({
  name: 'exportUserData',
  feature: 'users',
  summary: 'Returns all stored data about the caller, as one file (Digital Personal Data Protection Act).',
  ...calls.exportUserData,
  access: 'signed-in',
  own: ['params.id'],
  params: ownId,
  /** One entry per feature that stores personal data. */
  reply: z.object({ exportedAt: z.string(), data: z.record(z.string(), z.unknown()) }),
  errors: [],
  limit: { max: 10, windowSeconds: 600 },
})

export const deleteUser = endpoint({
  name: 'deleteUser',
  feature: 'users',
  summary:
    'Erases the account and ends all its sessions. The number, typed again, confirms it. If the wallet has paid money, `money` says whether it is refunded to its source or given up; bonus money lapses. Money that cannot be paid out is given up only if `givenUp` names the sum; the error MONEY_LEFT lists its parts.',
  ...calls.deleteUser,
  access: 'signed-in',
  own: ['params.id'],
  params: ownId,
  body: z.object({
    phone_number: z.string(because('phone')).length(phoneDigits, because('phone')).regex(/^\d+$/, because('phone')),
    money: z.enum(moneyChoices, because('choice')).optional(),
    /** The total in rupees. */
    givenUp: z
      .number(because('invalid'))
      .min(0, because('outOfRange'))
      .max(100_000_000, because('outOfRange'))
      .multipleOf(0.01, because('invalid'))
      .optional(),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['MONEY_LEFT', 'MONEY_UNDER_WAY', 'ORDERS_UNDER_WAY'],
  limit: { max: 10, windowSeconds: 600 },
})
