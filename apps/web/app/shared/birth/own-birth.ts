import { getUserById } from '@sankalp/contract/users.calls'
import { callApi } from '../../lib/api/api.ts'
import { type PickedPlace, toPicked } from '../places/picked-place.ts'
import { searchPlaces } from '../places/place-calls.ts'
import type { TypedBirth } from './typed-birth.ts'
import { typedFromUser } from './typed-from-user.ts'

/** Loads the birth of the signed-in user from their profile; null while it has no date of birth. */
export async function fetchOwnBirth(userId: string): Promise<TypedBirth | null> {
  const { user } = await callApi(getUserById, { params: { id: userId } })
  return user.date_of_birth ? typedFromUser(user) : null
}

/** Returns the place that a profile's text most likely means. */
export async function findBirthplace(text: string): Promise<PickedPlace | null> {
  const [found] = text ? await searchPlaces(text) : []
  return found ? toPicked(found) : null
}
