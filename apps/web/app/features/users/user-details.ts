import type { User } from '@sankalp/contract/users'
import { announce, currentSession } from '../../lib/session/store.ts'
import { parseStored, readLocal, writeLocal } from '../../lib/storage.ts'

/**
 * The part of the user that the browser stores, so that a refresh shows the name at once. It never contains the birth
 * data.
 */
export type UserDetails = {
  _id: string
  name: string
  /** With the country prefix, formatted for display. */
  phone: string
  picture: string | null
}

let cache: { text: string | null; details: UserDetails | null } = { text: null, details: null }

/** Returns what is stored about this user, if anything: after a 403, another user may have signed in meanwhile. */
export function readUserDetails(userId: string | null): UserDetails | null {
  const text = readLocal('userDetails')
  if (text !== cache.text) cache = { text, details: parseDetails(text) }
  return cache.details !== null && cache.details._id === userId ? cache.details : null
}

export function saveUserDetails(user: User): void {
  // Store nothing from a reply that arrives after a logout.
  if (currentSession()?.userId !== user._id) return
  writeLocal('userDetails', JSON.stringify(detailsOf(user)))
  announce()
}

export function detailsOf(user: User): UserDetails {
  const fullName = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return {
    _id: user._id,
    name: fullName || (user.name ?? ''),
    phone: formatPhone(user),
    picture: user.profile_image,
  }
}

export function formatPhone({ country_code, phone_number }: Pick<User, 'country_code' | 'phone_number'>): string {
  return `${country_code} ${phone_number.slice(0, 5)} ${phone_number.slice(5)}`
}

function parseDetails(text: string | null): UserDetails | null {
  const stored = parseStored(text) as Partial<UserDetails> | null
  if (typeof stored?._id !== 'string' || typeof stored.name !== 'string' || typeof stored.phone !== 'string')
    return null
  const picture = typeof stored.picture === 'string' ? stored.picture : null
  return { _id: stored._id, name: stored.name, phone: stored.phone, picture }
}
