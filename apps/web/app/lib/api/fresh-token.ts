import { isStale, renewSession } from '../session/renewal.ts'
import { currentSession } from '../session/store.ts'

/** Returns a token that is valid for a while, renewing it first if needed; null without a session. */
export async function freshToken(): Promise<string | null> {
  const session = currentSession()
  if (session && isStale(session.expiresAt)) await renewSession()
  return currentSession()?.token ?? null
}
