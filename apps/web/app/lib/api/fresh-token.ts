import { isStale, renewSession } from '../session/renewal.ts'
import { currentSession } from '../session/store.ts'

/** A token that is good for a while, renewed first where that is needed; null when there is none. */
export async function freshToken(): Promise<string | null> {
  const session = currentSession()
  if (session && isStale(session.expiresAt)) await renewSession()
  return currentSession()?.token ?? null
}
