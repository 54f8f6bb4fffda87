import { parseStored, readLocal, writeLocal } from '../../lib/storage.ts'
import type { DetailsValues } from './book/details-values.ts'

/** What a user has chosen and typed for one pooja and has not paid yet. Texts are empty if nothing was chosen. */
export type BookingDraft = {
  acharyaId: string
  /** A slot in the API's format: dd-MM-yyyy and 10:30 AM. */
  date: string
  time: string
  /** The booking that holds the slot. */
  bookingId: string
  details: DetailsValues | null
  /** Whole rupees, as typed or chosen. */
  dakshina: string
}

type Kept = { userId: string; poojaId: string; draft: BookingDraft }

export const emptyDraft: BookingDraft = {
  acharyaId: '',
  date: '',
  time: '',
  bookingId: '',
  details: null,
  dakshina: '',
}

/** A user hardly fills in more of them at the same time. */
const mostKept = 5
const listeners = new Set<() => void>()

/** Returns the draft that is stored in `text` for this user and pooja. */
export function draftIn(text: string | null, userId: string | null, poojaId: string): BookingDraft {
  const found = readKept(text).find((kept) => kept.userId === userId && kept.poojaId === poojaId)
  return found ? { ...emptyDraft, ...found.draft } : emptyDraft
}

export const readDrafts = () => readLocal('bookingDrafts')

/**
 * Applies a change to the stored drafts, which it reads again because another tab may have changed them. Deletes the
 * drafts of other users.
 */
export function changeDraft(userId: string, poojaId: string, change: Partial<BookingDraft>): void {
  const text = readDrafts()
  const draft = { ...draftIn(text, userId, poojaId), ...change }
  write([{ userId, poojaId, draft }, ...ownOthers(text, userId, poojaId)])
}

/** Deletes the draft of a booking that is now paid. */
export function dropDraftOf(bookingId: string): void {
  const kept = readKept(readDrafts())
  if (kept.some(({ draft }) => draft.bookingId === bookingId))
    write(kept.filter(({ draft }) => draft.bookingId !== bookingId))
}

/** Notifies the listener of every change, in this tab and in others. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function ownOthers(text: string | null, userId: string, poojaId: string): Kept[] {
  return readKept(text).filter((kept) => kept.userId === userId && kept.poojaId !== poojaId)
}

function write(kept: Kept[]): void {
  writeLocal('bookingDrafts', JSON.stringify(kept.slice(0, mostKept)))
  for (const listener of listeners) listener()
}

function readKept(text: string | null): Kept[] {
  const stored = parseStored(text)
  return Array.isArray(stored) ? stored.filter(isKept) : []
}

function isKept(one: unknown): one is Kept {
  const { userId, poojaId, draft } = { ...(one as Partial<Kept> | null) }
  return typeof userId === 'string' && typeof poojaId === 'string' && typeof draft === 'object' && draft !== null
}
