import type { User } from '@sankalp/contract/users'
import { type TypedBirth, emptyBirth, typedTime } from './typed-birth.ts'

/** Converts the profile's own birth to form values. Its birthplace is only a text there and is looked up afterwards. */
export function typedFromUser(user: User): TypedBirth {
  return {
    ...emptyBirth,
    name: [user.first_name, user.last_name].filter(Boolean).join(' ') || (user.name ?? ''),
    gender: user.gender?.toLowerCase() ?? '',
    ...typedMomentOf(user),
    placeText: user.place_of_birth ?? '',
  }
}

type MomentOfUser = Pick<User, 'date_of_birth' | 'time_of_birth' | 'time_of_birth_unknown'>

/** Converts day and time of a profile to the choices of the forms. */
export function typedMomentOf({ date_of_birth, time_of_birth, time_of_birth_unknown }: MomentOfUser) {
  const [year = '', month = '', day = ''] = (date_of_birth ?? '').split('-').map((part) => part && String(Number(part)))
  const [hour, minute] = (time_of_birth ?? '').split(':').map(Number)
  const time = hour === undefined || minute === undefined ? null : { hour, minute }
  return { year, month, day, ...typedTime(time), timeUnknown: time_of_birth_unknown }
}
