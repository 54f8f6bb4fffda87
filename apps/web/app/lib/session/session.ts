import { useSyncExternalStore } from 'react'
import * as calls from '@sankalp/contract/auth.calls'
import { apiText } from '../api/text.ts'
import { usePageFacts } from '../page/page-facts.ts'
import { pageLanguage } from './language.ts'
import { withSessionLock } from './lock.ts'
import {
  type SessionView,
  currentSession,
  isLogoutPending,
  leaveFor,
  readView,
  setLogoutPending,
  signOutHere,
  subscribe,
} from './store.ts'
import { tellTabsSignedOut } from './tabs.ts'
import { showToast } from '../toast.ts'

export { type Session, type SessionView, currentSession, saveSession, subscribe } from './store.ts'
export { renewSession } from './renewal.ts'

const logoutTimeoutMs = 8000
const patienceMs = 1500

const hinted: SessionView = { signedIn: true, userId: null }
const visitor: SessionView = { signedIn: false, userId: null }

/**
 * Returns who is signed in, and re-renders when that changes in this tab or another. The first paint, on both sides,
 * depends on whether the server saw a refresh cookie. Needs `SessionProvider` around the page.
 */
export function useSession(): SessionView {
  const { signedIn } = usePageFacts()
  return useSyncExternalStore(subscribe, readView, () => (signedIn ? hinted : visitor))
}

/** Signs out at once here, in every tab, and on the server. Shows a warning if the server could not be reached. */
export async function logout(): Promise<void> {
  const token = currentSession()?.token
  const ended = tellServer(token)
  await leaveFor('/', async () => {
    forgetEverywhere()
    setLogoutPending(true)
    // Usually done in a moment; on a bad network do not make the user wait longer.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  })
  if (!(await ended)) showToast('warning', apiText('loggedOutHereOnly', pageLanguage()))
}

/** Clears everything in every tab after the account is deleted. The server has ended its sessions and its cookie. */
export function leaveDeletedAccount(): Promise<void> {
  return leaveFor('/', forgetEverywhere)
}

function forgetEverywhere(): void {
  signOutHere()
  tellTabsSignedOut()
}

/** Sends a logout from an earlier page that has not reached the server yet. The cookie alone names the session. */
export async function finishLogout(): Promise<void> {
  if (isLogoutPending()) await tellServer(undefined)
}

async function tellServer(token: string | undefined): Promise<boolean> {
  const isTold = await withSessionLock(() => endSession(token))
  // If the user has signed in meanwhile, the sign-in has already cleared the flag.
  if (isTold) setLogoutPending(false)
  return isTold
}

async function endSession(token: string | undefined): Promise<boolean> {
  try {
    const answer = await fetch(calls.logout.path, {
      method: calls.logout.method,
      credentials: 'same-origin',
      keepalive: true,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(logoutTimeoutMs),
    })
    // 401 means that no session was left to end.
    return answer.ok || answer.status === 401
  } catch {
    return false
  }
}
