import { tokenMinutes } from '@sankalp/contract/constants'
import { goTo } from './navigation.ts'
import { clearPersonal, readLocal, removeLocal, writeLocal } from '../storage.ts'

export type Session = { token: string; userId: string; expiresAt: number }

/** What the page shows of it. `userId` is null while only the refresh cookie speaks for the visitor. */
export type SessionView = { signedIn: boolean; userId: string | null }

const listeners = new Set<() => void>()

let isStarted = false
/**
 * The server saw a refresh cookie but this browser holds no token (another device's habit, or blocked
 * storage). Until a renewal settles it, the page goes on as the server drew it.
 */
let assumed = false
/** Somebody logged out on this page: whatever was still under way must not bring them back. */
let hasLeft = false
/** While the page is on its way out it is shown as it was: a guard must not send it elsewhere meanwhile. */
let isHeld = false
let view: SessionView = { signedIn: false, userId: null }

/** The session kept in this browser, expired or not: an expired one is renewed by the first call that needs it. */
export function currentSession(): Session | null {
  const token = readLocal('token')
  const userId = readLocal('userId')
  if (!token || !userId) return null
  return { token, userId, expiresAt: Number(readLocal('tokenExpiry')) || 0 }
}

/** Keeps a fresh token. Its expiry is counted on this device's clock, which may differ from the server's. */
export function saveSession(session: { token: string; id: string }, now = Date.now()): void {
  writeLocal('token', session.token)
  writeLocal('userId', session.id)
  writeLocal('tokenExpiry', String(now + tokenMinutes * 60_000))
  removeLocal('logoutPending')
  hasLeft = false
  assumed = false
  announce()
}

/** What a 403 asks for: the token goes, the rest of what the person kept stays. */
export function dropToken(): void {
  removeLocal('token')
  removeLocal('tokenExpiry')
  assumed = false
  announce()
}

/** Everything of the person who was signed in, from this browser and this tab. */
export function forgetSession(options?: { keepDrafts: boolean }): void {
  clearPersonal(options)
  assumed = false
  announce()
}

/** A logout by choice. Unlike a session that ran out, it is not renewed by a cookie that happens to be left. */
export function signOutHere(): void {
  hasLeft = true
  forgetSession()
}

export function hasSignedOut(): boolean {
  return hasLeft || isLogoutPending()
}

/** Until the server has been told of a logout; outlives the page. */
export function isLogoutPending(): boolean {
  return readLocal('logoutPending') !== null
}

export function setLogoutPending(pending: boolean): void {
  if (pending) writeLocal('logoutPending', 'yes')
  else removeLocal('logoutPending')
}

/** Takes over, once per page load, what the server saw. The server itself must not: it serves everybody. */
export function startWith(hasCookie: boolean): void {
  if (isStarted || typeof window === 'undefined') return
  isStarted = true
  assumed = hasCookie && currentSession() === null && !hasSignedOut()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells every reader to look again, also when another tab has changed what is stored. */
export function announce(): void {
  for (const listener of listeners) listener()
}

/** Forgets, goes, and only then lets the page show that nobody is signed in. */
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

/** The same object until something changes, as useSyncExternalStore needs it. */
export function readView(): SessionView {
  if (isHeld) return view
  const userId = currentSession()?.userId ?? null
  const signedIn = userId !== null || assumed
  if (view.signedIn !== signedIn || view.userId !== userId) view = { signedIn, userId }
  return view
}
