import { cityCookie } from '@sankalp/contract/visit'

/** What the browser keeps for us between visits (local) and for one tab only (session), all keys in one place. */
const localKeys = [
  'token',
  'tokenExpiry',
  'userId',
  'userDetails',
  'bookingId',
  'selectedPoojaId',
  'language',
  // Who renews the session just now, where the browser has no locks of its own.
  'renewalLease',
  // Somebody logged out and the server does not know yet: its cookie must not bring them back.
  'logoutPending',
  // The couples somebody matched here; the list is shown on the matching page and can be cleared there.
  'recentMatches',
  // The same for single charts; and how charts are drawn and computed for this reader.
  'kundliSearches',
  'chartStyle',
  'chartSettings',
  // The place whose panchang is shown, and how its times are written.
  'place',
  'clock',
  // The Moon sign the horoscope opens with; told on the page that finds it, and forgotten there.
  'moonSign',
  // The same of the latest chart made here with a known hour; cleared with the list of charts.
  'chartMoonSign',
  // Keys of payments that were begun and have no answer yet; notes of payments that were read and put away.
  'moneyKeys',
  'putAwayPayments',
  // Where to go on after a payment, which comes back in a tab of its own.
  'afterPayment',
  // Whom notices are shown to on this device, since when the server knows, and that somebody wants none.
  'pushFor',
  'pushRenewedAt',
  'pushDeclined',
  // How many pieces are in the cart, for the mark in the bar.
  'cartCount',
  // Whose consoles in this browser take requests: all of its tabs follow it.
  'acharyaOnline',
] as const

/** Drafts that every tab of a person shares. Like those of a tab they outlive a session that ran out, and no logout. */
const localDraftKeys = ['bookingDrafts', 'guestCart', 'checkoutDraft', 'unsentMessages'] as const
export type LocalKey = (typeof localKeys)[number] | (typeof localDraftKeys)[number]

const tabKeys = [
  'pendingSignIn',
  'profileDraft',
  'kundliDraft',
  'chartToSave',
  'matchDraft',
  'matchAfterSignIn',
  'contactDraft',
  'births',
  'talkIntake',
  'talkDraft',
  'warnedOf',
  'joinedCall',
  'chatDraft',
] as const
export type TabKey = (typeof tabKeys)[number]

type Kind = 'localStorage' | 'sessionStorage'

/** Values the browser refused to keep: storage may be blocked by a setting, or full. They last as long as the page. */
const kept: Record<Kind, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() }

function openStorage(kind: Kind): Storage | null {
  if (typeof window === 'undefined') return null
  try {
    return window[kind]
  } catch {
    // Reading the property itself throws when the visitor blocks site data.
    return null
  }
}

function read(kind: Kind, key: string): string | null {
  const inMemory = kept[kind].get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return openStorage(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(kind: Kind, key: string, value: string): void {
  // One server process serves everybody: a value kept there would be shown to another visitor.
  if (typeof window === 'undefined') throw new Error(`${kind} is written by the browser only`)
  kept[kind].delete(key)
  const storage = openStorage(kind)
  try {
    if (!storage) throw new Error('blocked')
    storage.setItem(key, value)
  } catch {
    removeQuietly(storage, key)
    kept[kind].set(key, value)
  }
}

function remove(kind: Kind, key: string): void {
  kept[kind].delete(key)
  removeQuietly(openStorage(kind), key)
}

/** An older value left behind would come back after a reload; if it cannot be removed it could not be read either. */
function removeQuietly(storage: Storage | null, key: string): void {
  try {
    storage?.removeItem(key)
  } catch {
    // Blocked storage holds nothing of ours.
  }
}

export const readLocal = (key: LocalKey) => read('localStorage', key)
export const writeLocal = (key: LocalKey, value: string) => write('localStorage', key, value)
export const removeLocal = (key: LocalKey) => remove('localStorage', key)

export const readTab = (key: TabKey) => read('sessionStorage', key)
export const writeTab = (key: TabKey, value: string) => write('sessionStorage', key, value)
export const removeTab = (key: TabKey) => remove('sessionStorage', key)

/** Everything that belongs to the person who signed in. Logout clears all of it. */
export function clearPersonal({ keepDrafts = false } = {}): void {
  for (const key of localKeys) removeLocal(key)
  // The server knows of one of them: see chosen-place.ts.
  document.cookie = `${cityCookie}=; path=/; max-age=0`
  if (keepDrafts) return
  for (const key of localDraftKeys) removeLocal(key)
  for (const key of tabKeys) removeTab(key)
}

/** JSON kept by an older version, or changed by hand, is treated as absent. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
