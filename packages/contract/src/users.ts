import { z } from 'zod'
import { countryCodes, genders, indianStates, maritalStatuses, outsideIndia, phoneDigits, picture, roles } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because, clockTime, email, id, isoDate, line, personName } from './fields.ts'

/** The fields of the Edit Profile form, all required. */
export const profile = z.object({
  first_name: personName(60),
  last_name: personName(60),
  email,
  gender: z.enum(genders, because('choice')),
  marital_status: z.enum(maritalStatuses, because('choice')),
  date_of_birth: isoDate,
  time_of_birth: clockTime,
  place_of_birth: line(120),
  address: line(300),
  city: line(80),
  state: z.enum([...indianStates, outsideIndia], because('state')),
  /** Six digits in India; four (Australia) or five (Pakistan) elsewhere. */
  pincode: line(10).regex(/^(?:[1-9]\d{5}|\d{4,5})$/, because('pincode')),
})
export type Profile = z.output<typeof profile>
export const profileFields = Object.keys(profile.shape) as (keyof Profile)[]

export const user = z.object({
  _id: z.uuid(),
  name: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  marital_status: z.enum(maritalStatuses).nullable(),
  date_of_birth: z.string().nullable(),
  time_of_birth: z.string().nullable(),
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

/** What sign-in and booking ask of a profile. */
export function isProfileComplete(user: Pick<User, 'email' | 'place_of_birth' | 'date_of_birth'>): boolean {
  return Boolean(user.email && user.place_of_birth && user.date_of_birth)
}

/** Whether a YYYY-MM-DD date has not come yet, anywhere on Earth (UTC+14 is first to reach a day). */
export function isFutureDate(isoDate: string, now: Date): boolean {
  const earliestZoneMs = 14 * 3600 * 1000
  return isoDate > new Date(now.getTime() + earliestZoneMs).toISOString().slice(0, 10)
}

const ownId = z.object({ id })

export const getUserById = endpoint({
  name: 'getUserById',
  feature: 'users',
  summary: "The caller's own account.",
  method: 'GET',
  path: '/api/user/getUserById/{id}',
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
  summary: 'Saves the whole profile, with a new picture if one is sent. Repeating it changes nothing more.',
  method: 'PUT',
  path: '/api/user/updateUsers',
  access: 'signed-in',
  own: ['body.userId'],
  body: profile.extend({ userId: id.optional() }),
  upload: { field: 'file', maxBytes: picture.maxBytes, required: false },
  reply: z.object({ message: z.string(), user }),
  errors: ['PICTURE_NOT_JPEG', 'PICTURE_TOO_LARGE', 'PICTURE_UNREADABLE'],
  limit: { max: 60, windowSeconds: 600 },
})

export const userUploadProfileImage = endpoint({
  name: 'userUploadProfileImage',
  feature: 'users',
  summary: 'Replaces the profile picture: a JPEG of at most 2 MB, stored re-encoded and without metadata.',
  method: 'PUT',
  path: '/api/user/userUploadProfileImage/{userId}',
  access: 'signed-in',
  own: ['params.userId'],
  params: z.object({ userId: id }),
  upload: { field: 'profileImage', maxBytes: picture.maxBytes, required: true },
  reply: z.object({ profileImage: z.string() }),
  errors: ['PICTURE_NOT_JPEG', 'PICTURE_TOO_LARGE', 'PICTURE_UNREADABLE', 'PICTURE_MISSING'],
  limit: { max: 30, windowSeconds: 600 },
})

export const exportUserData = endpoint({
  name: 'exportUserData',
  feature: 'users',
  summary: 'Everything we keep about the caller, as one file (Digital Personal Data Protection Act).',
  method: 'GET',
  path: '/api/user/exportUserData/{id}',
  access: 'signed-in',
  own: ['params.id'],
  params: ownId,
  /** One entry per feature that keeps something about a person. */
  reply: z.object({ exportedAt: z.string(), data: z.record(z.string(), z.unknown()) }),
  errors: [],
  limit: { max: 10, windowSeconds: 600 },
  downloadAs: 'sankalp-my-data.json',
})

export const deleteUser = endpoint({
  name: 'deleteUser',
  feature: 'users',
  summary: 'Erases the account and ends all its sessions. The number, typed again, confirms it.',
  method: 'DELETE',
  path: '/api/user/deleteUser/{id}',
  access: 'signed-in',
  own: ['params.id'],
  params: ownId,
  body: z.object({
    phone_number: z.string(because('phone')).length(phoneDigits, because('phone')).regex(/^\d+$/, because('phone')),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
  limit: { max: 10, windowSeconds: 600 },
})
