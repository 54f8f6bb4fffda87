import { isMobileNumber, toE164 } from '@sankalp/contract'
import { findByPhone, findUser, type UserRow } from '../../features/users/users.repository.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { AdminRefusal } from './admin-refusal.ts'

const countries = ['+91', '+92', '+61'] as const
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads a number as people write it: `98765 43210`, `+91 98765-43210`. */
export function readMobile(text: string): string {
  const typed = text.replace(/[\s()-]/g, '')
  const country = countries.find((code) => typed.startsWith(code)) ?? '+91'
  const rest = typed.startsWith('+') ? typed.slice(country.length) : typed
  const digits = country === '+61' && !rest.startsWith('0') ? `0${rest}` : rest
  if (!isMobileNumber(digits, country))
    throw new AdminRefusal(`${text} is no mobile number: write ten digits, or begin with ${countries.join(', ')}.`)
  return toE164(digits, country)
}

/** Finds the account of a phone number or of an id. */
export async function findPerson(db: Queryable, who: string): Promise<UserRow> {
  const found = uuid.test(who) ? await findUser(db, who.toLowerCase()) : await findByPhone(db, readMobile(who))
  if (!found)
    throw new AdminRefusal(`Nobody has an account with ${who}. They sign in once on the site first; then try again.`)
  return found
}
