/** What people are told of, and how. Without a schema library, so that a page may import it. */

export const noticeChannels = ['mail', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Whom a kind is for: somebody who books, or an acharya. Only these find it in their settings. */
export type NoticeReader = 'devotee' | 'acharya'

type KindRules = {
  reader: NoticeReader
  /** Without it by every channel. */
  channels?: readonly NoticeChannel[]
  /** Somebody waits at this moment: it goes out before everything else, and the device rings until it is answered. */
  rings?: true
  /** Takes the place of a notice of that kind about the same thing, on the devices that have shown it, and has no switch of its own. */
  replaces?: string
  /** Guards somebody's money: it cannot be switched off. */
  always?: true
}

const onDevices = ['push'] as const

/**
 * Every kind of notice, in the order of the settings. A new one is a line here and its texts: the compiler then asks for
 * `content/src/notices-texts.ts` and for `locales/{en,hin}/notices.json`.
 */
export const noticeKinds = {
  bookingConfirmed: { reader: 'devotee' },
  reminderDay: { reader: 'devotee' },
  reminderHour: { reader: 'devotee' },
  bookingRescheduled: { reader: 'devotee' },
  bookingCancelled: { reader: 'devotee' },
  bookingNotHeld: { reader: 'devotee' },
  bookingSent: { reader: 'devotee' },
  orderPlaced: { reader: 'devotee' },
  orderShipped: { reader: 'devotee' },
  orderDelivered: { reader: 'devotee' },
  orderCancelled: { reader: 'devotee' },
  orderReturned: { reader: 'devotee' },
  queueTurn: { reader: 'devotee', channels: onDevices, rings: true },
  acharyaOnline: { reader: 'devotee' },
  applicationAccepted: { reader: 'devotee' },
  applicationDeclined: { reader: 'devotee' },
  newBooking: { reader: 'acharya' },
  bookingMovedByDevotee: { reader: 'acharya' },
  bookingCancelledByDevotee: { reader: 'acharya' },
  bankAccountChanged: { reader: 'acharya', always: true },
  consultationRequested: { reader: 'acharya', channels: onDevices, rings: true },
  consultationRequestOver: { reader: 'acharya', channels: onDevices, replaces: 'consultationRequested' },
} as const satisfies Record<string, KindRules>
export type NoticeKind = keyof typeof noticeKinds

/** Kinds that somebody can switch. */
export type SwitchedKind = {
  [Kind in NoticeKind]: (typeof noticeKinds)[Kind] extends { replaces: string } | { always: true } ? never : Kind
}[NoticeKind]

const rulesOf = (kind: NoticeKind): KindRules => noticeKinds[kind]

export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]]

/** The kinds that concern somebody and that they can switch: an acharya may also book. */
export function kindsFor(isAcharya: boolean): SwitchedKind[] {
  return noticeKindNames.filter(
    (kind): kind is SwitchedKind =>
      !rulesOf(kind).replaces && !rulesOf(kind).always && (rulesOf(kind).reader === 'devotee' || isAcharya),
  )
}

export function channelsOf(kind: NoticeKind): readonly NoticeChannel[] {
  return rulesOf(kind).channels ?? noticeChannels
}

export function rings(kind: NoticeKind): boolean {
  return rulesOf(kind).rings ?? false
}

/** The kind whose notices this one replaces; null for most. */
export function replacedBy(kind: NoticeKind): NoticeKind | null {
  return (rulesOf(kind).replaces as NoticeKind | undefined) ?? null
}

/** What cannot wait for letters to go out first. */
export const urgentKinds = noticeKindNames.filter((kind) => rings(kind) || replacedBy(kind) !== null)

/** So many devices of one person are told; a further one takes the place of the one that has been silent longest. */
export const pushDevicesPerPerson = 10
