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
 * Who is signed in; re-renders when that changes, in this tab or another. The first paint, on both sides,
 * goes by whether the server saw a refresh cookie. Needs `SessionProvider` around the page.
 */
export function useSession(): SessionView {
  const { signedIn } = usePageFacts()
  return useSyncExternalStore(subscribe, readView, () => (signedIn ? hinted : visitor))
}

/** Signs out here at once, on every tab, and on the server; says so if the server could not be told. */
export async function logout(): Promise<void> {
  const token = currentSession()?.token
  const ended = tellServer(token)
  await leaveFor('/', async () => {
    forgetEverywhere()
    setLogoutPending(true)
    // Usually done in a moment; on a bad network nobody need watch it.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  })
  if (!(await ended)) showToast('warning', apiText('loggedOutHereOnly', pageLanguage()))
}

/** The account is gone, and the server has ended its sessions and its cookie: nothing of it stays, on any tab. */
export function leaveDeletedAccount(): Promise<void> {
  return leaveFor('/', forgetEverywhere)
}

function forgetEverywhere(): void {
  signOutHere()
  tellTabsSignedOut()
}

/** Tells the server of a logout that it does not know of yet, from an earlier page. The cookie alone names the session. */
export async function finishLogout(): Promise<void> {
  if (isLogoutPending()) await tellServer(undefined)
}

async function tellServer(token: string | undefined): Promise<boolean> {
  const isTold = await withSessionLock(() => endSession(token))
  // A sign-in meanwhile has made it pointless, and has said so itself.
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
    // 401 means that there was nothing left to end.
    return answer.ok || answer.status === 401
  } catch {
    return false
  }
}
