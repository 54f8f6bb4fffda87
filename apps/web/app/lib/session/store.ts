import { tokenMinutes } from '@sankalp/contract/constants'
import { goTo } from './navigation.ts'
import { clearPersonal, readLocal, removeLocal, writeLocal } from '../storage.ts'

export type Session = { token: string; userId: string; expiresAt: number }

/** The session as the page shows it. `userId` is null while there is only the refresh cookie. */
export type SessionView = { signedIn: boolean; userId: string | null }

const listeners = new Set<() => void>()

let isStarted = false
/**
 * The server saw a refresh cookie but this browser holds no token (for example, storage was cleared or is blocked).
 * Until a renewal decides, the page stays as the server rendered it.
 */
let assumed = false
/** The user logged out on this page: requests still running must not sign them in again. */
let hasLeft = false
/** While the user is leaving the page, it keeps showing the old session: a guard must not redirect meanwhile. */
let isHeld = false
let view: SessionView = { signedIn: false, userId: null }

/** Returns the session stored in this browser, expired or not: the first call that needs it renews an expired one. */
export function currentSession(): Session | null {
  const token = readLocal('token')
  const userId = readLocal('userId')
  if (!token || !userId) return null
  return { token, userId, expiresAt: Number(readLocal('tokenExpiry')) || 0 }
}

/** Stores a new token. Its expiry is counted on this device's clock, which may differ from the server's. */
export function saveSession(session: { token: string; id: string }, now = Date.now()): void {
  writeLocal('token', session.token)
  writeLocal('userId', session.id)
  writeLocal('tokenExpiry', String(now + tokenMinutes * 60_000))
  removeLocal('logoutPending')
  hasLeft = false
  assumed = false
  announce()
}

/** Removes the token after a 403; the user's other data stays. */
export function dropToken(): void {
  removeLocal('token')
  removeLocal('tokenExpiry')
  assumed = false
  announce()
}

/** Clears everything of the signed-in user from this browser and this tab. */
export function forgetSession(options?: { keepDrafts: boolean }): void {
  clearPersonal(options)
  assumed = false
  announce()
}

/** Logs out by choice. Unlike an expired session, it is not renewed by a remaining cookie. */
export function signOutHere(): void {
  hasLeft = true
  forgetSession()
}

export function hasSignedOut(): boolean {
  return hasLeft || isLogoutPending()
}

/** Returns true until the server has received a logout; the state survives the page. */
export function isLogoutPending(): boolean {
  return readLocal('logoutPending') !== null
}

export function setLogoutPending(pending: boolean): void {
  if (pending) writeLocal('logoutPending', 'yes')
  else removeLocal('logoutPending')
}

/** Applies, once per page load, what the server saw. Must not run on the server, which serves all users. */
export function startWith(hasCookie: boolean): void {
  if (isStarted || typeof window === 'undefined') return
  isStarted = true
  assumed = hasCookie && currentSession() === null && !hasSignedOut()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notifies all readers, also when another tab has changed what is stored. */
export function announce(): void {
  for (const listener of listeners) listener()
}

/** Clears the session, navigates, and only then lets the page show that no user is signed in. */
export async function leaveFor(path: string, forget: () => void | Promise<void>): Promise<void> {
  readView()
  isHeld = true
  try {
    await forget()
    await goTo(path)
  } finally {
    isHeld = false
    announce()
  }
}

/** Returns the same object until something changes, as useSyncExternalStore requires. */
export function readView(): SessionView {
  if (isHeld) return view
  const userId = currentSession()?.userId ?? null
  const signedIn = userId !== null || assumed
  if (view.signedIn !== signedIn || view.userId !== userId) view = { signedIn, userId }
  return view
}
