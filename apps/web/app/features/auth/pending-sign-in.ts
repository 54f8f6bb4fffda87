import { type CountryCode, code, countryCodes } from '@sankalp/contract'
import { parseStored, readTab, removeTab, writeTab } from '../../lib/storage.ts'

/** A sign-in that waits for its code: what /otp needs to know, also after a refresh. It belongs to this tab only. */
export type PendingSignIn = {
  country: CountryCode
  digits: string
  /** The name entered on /signup. */
  name?: string
  /** Instants on this device's clock, in ms. */
  resendAt: number
  expiresAt: number
  /** The code itself in demo mode, because no message is sent. */
  demoCode?: string
}

const listeners = new Set<() => void>()
let cache: { text: string | null; pending: PendingSignIn | null } = { text: null, pending: null }

export function readPending(): PendingSignIn | null {
  const text = readTab('pendingSignIn')
  if (text !== cache.text) cache = { text, pending: parsePending(text) }
  return cache.pending
}

export function savePending(pending: PendingSignIn): void {
  writeTab('pendingSignIn', JSON.stringify(pending))
  announce()
}

export function clearPending(): void {
  removeTab('pendingSignIn')
  announce()
}

export function subscribePending(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Converts the server's answer to this device's clock. */
export function pendingFrom(
  who: Pick<PendingSignIn, 'country' | 'digits' | 'name'>,
  reply: { resendAfterSeconds: number; expiresInSeconds: number; otp?: string },
  now: number,
): PendingSignIn {
  return {
    ...who,
    resendAt: now + reply.resendAfterSeconds * 1000,
    expiresAt: now + reply.expiresInSeconds * 1000,
    demoCode: reply.otp,
  }
}

/** Returns the whole seconds left until an instant, never below zero. */
export function secondsLeft(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1000))
}

/** Formats 272 seconds as 4:32; with hours when the day's codes are used up. */
export function formatClock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

function announce(): void {
  for (const listener of listeners) listener()
}

function parsePending(text: string | null): PendingSignIn | null {
  const stored = parseStored(text) as Partial<PendingSignIn> | null
  if (!stored || !countryCodes.includes(stored.country as CountryCode) || !/^\d{10}$/.test(stored.digits ?? ''))
    return null
  const { resendAt, expiresAt } = stored
  if (typeof resendAt !== 'number' || typeof expiresAt !== 'number') return null
  // Ignore a number left in a tab long after its code has expired.
  if (Date.now() > expiresAt + code.validSeconds * 1000) return null
  return stored as PendingSignIn
}
