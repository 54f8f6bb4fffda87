import { cityCookie } from '@sankalp/contract/visit'

/** What the browser stores between visits (local) and for one tab only (session), with all keys in one place. */
const localKeys = [
  'token',
  'tokenExpiry',
  'userId',
  'userDetails',
  'bookingId',
  'selectedPoojaId',
  'language',
  // The tab that is renewing the session, in a browser without locks.
  'renewalLease',
  // The user logged out and the server does not know yet: its cookie must not sign them in again.
  'logoutPending',
  // The couples matched here; the matching page shows the list and can clear it.
  'recentMatches',
  // The same for single charts, and how charts are drawn and computed for this reader.
  'kundliSearches',
  'chartStyle',
  'chartSettings',
  // The place whose panchang is shown, and its time format.
  'place',
  'clock',
  // The Moon sign that the horoscope opens with; set and cleared on the page that finds it.
  'moonSign',
  // The same for the latest chart made here with a known hour; cleared with the list of charts.
  'chartMoonSign',
  // Keys of payments without a reply yet, and results of payments that the user has dismissed.
  'moneyKeys',
  'putAwayPayments',
  // The page to continue with after a payment, which returns in its own tab.
  'afterPayment',
  // The user who gets notifications on this device, when the server last received the subscription, and whether the
  // user declined.
  'pushFor',
  'pushRenewedAt',
  'pushDeclined',
  // The number of items in the cart, for the badge in the bar.
  'cartCount',
  // The user whose consoles in this browser accept requests: all of its tabs follow it.
  'acharyaOnline',
] as const

/** Drafts shared by all tabs of a user. Like a tab's drafts they survive an expired session, but not a logout. */
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
  // The talk whose room was open in this tab: it takes part in it from every other page too.
  'inTalk',
  'joinedCall',
  'chatDraft',
] as const
export type TabKey = (typeof tabKeys)[number]

type Kind = 'localStorage' | 'sessionStorage'

/**
 * Values that the browser refused to store, because storage is blocked by a setting or full. They last as long as the
 * page.
 */
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
  // One server process serves all users: a value stored there would be shown to another visitor.
  if (typeof window === 'undefined') throw new Error(`${kind} can be written in the browser only`)
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

/** Removes an older value, which would come back after a reload. If it cannot be removed, it cannot be read either. */
function removeQuietly(storage: Storage | null, key: string): void {
  try {
    storage?.removeItem(key)
  } catch {
    // Blocked storage holds no values of this site.
  }
}

export const readLocal = (key: LocalKey) => read('localStorage', key)
export const writeLocal = (key: LocalKey, value: string) => write('localStorage', key, value)
export const removeLocal = (key: LocalKey) => remove('localStorage', key)

export const readTab = (key: TabKey) => read('sessionStorage', key)
export const writeTab = (key: TabKey, value: string) => write('sessionStorage', key, value)
export const removeTab = (key: TabKey) => remove('sessionStorage', key)

/** Clears all data of the signed-in user. Logout calls it. */
export function clearPersonal({ keepDrafts = false } = {}): void {
  for (const key of localKeys) removeLocal(key)
  // One of these values is also in a cookie for the server: see chosen-place.ts.
  document.cookie = `${cityCookie}=; path=/; max-age=0`
  if (keepDrafts) return
  for (const key of localDraftKeys) removeLocal(key)
  for (const key of tabKeys) removeTab(key)
}

/** Parses stored JSON; treats JSON of an older version, or edited manually, as absent. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
