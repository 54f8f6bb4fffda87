import { parseStored, readLocal, writeLocal } from '../../lib/storage.ts'
import type { DetailsValues } from './book/details-values.ts'

/** What somebody has chosen and typed for one pooja and has not paid yet. Texts are empty where nothing was chosen. */
export type BookingDraft = {
  acharyaId: string
  mode: '' | 'Online'
  /** A slot as the calls write it: dd-MM-yyyy and 10:30 AM. */
  date: string
  time: string
  /** The booking that holds the slot. */
  bookingId: string
  details: DetailsValues | null
  /** Whole rupees, as they are typed; they count once they are added. */
  dakshina: string
  isDakshinaAdded: boolean
}

type Kept = { userId: string; poojaId: string; draft: BookingDraft }

export const emptyDraft: BookingDraft = {
  acharyaId: '',
  mode: '',
  date: '',
  time: '',
  bookingId: '',
  details: null,
  dakshina: '',
  isDakshinaAdded: false,
}

/** Nobody fills in more of them side by side. */
const mostKept = 5
const listeners = new Set<() => void>()

/** The draft that is stored in `text` for this person and pooja. */
export function draftIn(text: string | null, userId: string | null, poojaId: string): BookingDraft {
  const found = readKept(text).find((kept) => kept.userId === userId && kept.poojaId === poojaId)
  return found ? { ...emptyDraft, ...found.draft } : emptyDraft
}

export const readDrafts = () => readLocal('bookingDrafts')

/** Changes what is stored, as it stands now: another tab may have changed it since this one looked. Others' drafts go. */
export function changeDraft(userId: string, poojaId: string, change: Partial<BookingDraft>): void {
  const text = readDrafts()
  const draft = { ...draftIn(text, userId, poojaId), ...change }
  write([{ userId, poojaId, draft }, ...ownOthers(text, userId, poojaId)])
}

/** What was typed for a booking that is paid now is needed no more. */
export function dropDraftOf(bookingId: string): void {
  const kept = readKept(readDrafts())
  if (kept.some(({ draft }) => draft.bookingId === bookingId))
    write(kept.filter(({ draft }) => draft.bookingId !== bookingId))
}

/** Tells of every change, in this tab and in others. */
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
