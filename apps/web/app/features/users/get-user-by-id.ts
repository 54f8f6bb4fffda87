import type { User, getUserById as endpoint } from '@sankalp/contract/users'
import { callApi } from '../../lib/api.ts'
import { saveUserDetails } from './user-details.ts'

/** Loads the account and keeps the part of it that the header shows. */
export async function getUserById(id: string, signal?: AbortSignal): Promise<User> {
  // Written out, not imported: the header of every page calls this, and the schemas are heavy.
  const route = { method: 'GET', path: '/api/user/getUserById/{id}' } as const
  const { user } = await callApi<typeof endpoint>(route, { params: { id }, signal })
  saveUserDetails(user)
  return user
}
