import { refreshToken } from '@sankalp/contract/auth.calls'
import { withSessionLock } from './lock.ts'
import { currentSession, dropToken, forgetSession, hasSignedOut, saveSession } from './store.ts'

export const renewalTimeoutMs = 15_000
/** A token this close to its expiry is renewed before it is used. */
export const renewBeforeMs = 2 * 60_000

let underway: Promise<boolean> | null = null

export function isStale(expiresAt: number, now = Date.now()): boolean {
  return expiresAt - renewBeforeMs <= now
}

/**
 * Exchanges the refresh cookie for a new token, once for all callers in all tabs. Returns false when the server says
 * that the session is over (it is then cleared here) or cannot be reached (it stays).
 */
export function renewSession(): Promise<boolean> {
  if (hasSignedOut()) return Promise.resolve(false)
  const before = currentSession()?.token
  underway ??= withSessionLock(() => renewUnlessRenewed(before)).finally(() => {
    underway = null
  })
  return underway
}

async function renewUnlessRenewed(before: string | undefined): Promise<boolean> {
  const waiting = currentSession()
  if (waiting && waiting.token !== before && !isStale(waiting.expiresAt)) return true
  if (before !== undefined && !waiting) return false

  const answer = await exchangeCookie(waiting?.token)
  if (answer === 'unreachable') return false
  // A logout during the request takes precedence.
  if (hasSignedOut() || (before !== undefined && !currentSession())) return false
  if (answer === 'over') {
    // Keep what was being typed for the return of the same user; drafts store whose they are.
    if (before === undefined) dropToken()
    else forgetSession({ keepDrafts: true })
    return false
  }
  saveSession(answer)
  return true
}

async function exchangeCookie(
  token: string | undefined,
): Promise<{ token: string; id: string } | 'over' | 'unreachable'> {
  try {
    const answer = await fetch(refreshToken.path, {
      method: refreshToken.method,
      credentials: 'same-origin',
      // The cookie alone could be a stolen copy: the previous token, even an expired one, shows that this is the same
      // browser.
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(renewalTimeoutMs),
    })
    if (answer.status === 401 || answer.status === 403) return 'over'
    if (!answer.ok) return 'unreachable'
    const session = (await answer.json()) as Partial<{ token: string; id: string }>
    return session.token && session.id ? { token: session.token, id: session.id } : 'unreachable'
  } catch {
    // Offline, timed out or disconnected: return that it was not renewed, and the next call tries again.
    return 'unreachable'
  }
}
