import type { SavedKundali, getKundali as listEndpoint } from '@sankalp/contract/kundli'
import type { User, getUserById as userEndpoint } from '@sankalp/contract/users'
import { callApi } from '../../lib/api.ts'
import { fromBirthInput } from '../../lib/birth/birth.ts'
import { toPicked } from '../../lib/places/picked-place.ts'
import { searchPlaces } from '../../lib/places/place-calls.ts'
import { type PartnerValues, emptyPartner, valuesOfBirth } from './partner-values.ts'

// Written out, not imported: the schemas are heavy, and the compiler checks these all the same.
const listRoute = { method: 'GET', path: '/api/user/getKundali' } as const
const userRoute = { method: 'GET', path: '/api/user/getUserById/{id}' } as const

export type OwnBirth = { key: string; name: string; values: PartnerValues; isTimed: boolean }

/** The charts of whoever is signed in, the latest first, as the form takes them. */
export async function fetchSavedBirths(): Promise<OwnBirth[]> {
  const { kundalis } = await callApi<typeof listEndpoint>(listRoute, {})
  return kundalis.map(toOwnBirth)
}

function toOwnBirth(saved: SavedKundali): OwnBirth {
  const birth = fromBirthInput(saved)
  return { key: saved._id, name: saved.name, values: valuesOfBirth(birth), isTimed: birth.time !== null }
}

/** The profile's own birth, its place looked up; null while the profile has no date of birth. */
export async function fetchOwnDetails(userId: string): Promise<PartnerValues | null> {
  const { user } = await callApi<typeof userEndpoint>(userRoute, { params: { id: userId } })
  if (!user.date_of_birth) return null
  const values = valuesOfUser(user)
  const [found] = values.placeText ? await searchPlaces(values.placeText) : []
  return found ? { ...values, place: toPicked(found) } : values
}

export function valuesOfUser(user: User): PartnerValues {
  const [year = '', month = '', day = ''] = (user.date_of_birth ?? '').split('-').map((part) => String(Number(part)))
  const [hour = '', min = ''] = (user.time_of_birth ?? '').split(':')
  return {
    ...emptyPartner,
    name: [user.first_name, user.last_name].filter(Boolean).join(' ') || (user.name ?? ''),
    day,
    month,
    year,
    hour: hour && String(Number(hour)),
    min,
    placeText: user.place_of_birth ?? '',
  }
}
