import type { User, getUserById as endpoint } from '@sankalp/contract/users'
import { callApi } from '../../lib/api.ts'
import { saveUserDetails } from './user-details.ts'

// Written out, not imported: the header of every page calls this, and the schemas are heavy.
const route = { method: 'GET', path: '/api/user/getUserById/{id}' } as const

const underway = new Map<string, Promise<User>>()

/** Loads the account and keeps the part of it that the header shows. Header and page may ask at once: one call. */
export function getUserById(id: string): Promise<User> {
  const asked = underway.get(id) ?? ask(id).finally(() => underway.delete(id))
  underway.set(id, asked)
  return asked
}

async function ask(id: string): Promise<User> {
  const { user } = await callApi<typeof endpoint>(route, { params: { id } })
  saveUserDetails(user)
  return user
}
