/** The kinds of notices and their channels. No schema library here, so that a page can import it. */

export const noticeChannels = ['mail', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/**
 * The reader of a kind: a devotee who books, an acharya, or an operator. Only the first two find it in their settings.
 */
export type NoticeReader = 'devotee' | 'acharya' | 'operator'

type KindRules = {
  reader: NoticeReader
  /** All channels if left out. */
  channels?: readonly NoticeChannel[]
  /**
   * The sender is waiting right now: the notice goes out before all others, and the device rings until it is answered.
   */
  rings?: true
  /**
   * Replaces a notice of that kind about the same subject, on the devices that have shown it. It has no switch of its
   * own.
   */
  replaces?: string
  /** Sent only to those who have switched it on. */
  offAtFirst?: true
  /** Protects the user's money, so it cannot be switched off. */
  always?: true
}

const onDevices = ['push'] as const

/**
 * Every kind of notice, in the order of the settings. To add one, add a line here and its texts: the compiler then
 * requires `content/src/notices-texts.ts` and `locales/{en,hin}/notices.json`.
 */
export const noticeKinds = {
  yourDay: { reader: 'devotee', channels: onDevices, offAtFirst: true },
  bookingConfirmed: { reader: 'devotee' },
  bookingPaidInVain: { reader: 'devotee', always: true },
  reminderDay: { reader: 'devotee' },
  reminderHour: { reader: 'devotee' },
  bookingRescheduled: { reader: 'devotee' },
  bookingCancelled: { reader: 'devotee' },
  bookingNotHeld: { reader: 'devotee' },
  poojaHeldAsked: { reader: 'devotee', always: true },
  poojaNotHeld: { reader: 'devotee', always: true },
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
  operatorRight: { reader: 'operator', always: true },
  operatorAlone: { reader: 'operator', always: true },
  consultationRequested: { reader: 'acharya', channels: onDevices, rings: true },
  consultationRequestOver: { reader: 'acharya', channels: onDevices, replaces: 'consultationRequested' },
} as const satisfies Record<string, KindRules>
export type NoticeKind = keyof typeof noticeKinds

/** Kinds that a user can switch on and off. */
export type SwitchedKind = {
  [Kind in NoticeKind]: (typeof noticeKinds)[Kind] extends { replaces: string } | { always: true } ? never : Kind
}[NoticeKind]

const rulesOf = (kind: NoticeKind): KindRules => noticeKinds[kind]

export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]]

/**
 * Returns the kinds that concern a user and that they can switch. An acharya also gets the devotee's, since they may
 * book too.
 */
export function kindsFor(isAcharya: boolean): SwitchedKind[] {
  return noticeKindNames.filter(
    (kind): kind is SwitchedKind =>
      !rulesOf(kind).replaces && !rulesOf(kind).always && (rulesOf(kind).reader === 'devotee' || isAcharya),
  )
}

export function channelsOf(kind: NoticeKind): readonly NoticeChannel[] {
  return rulesOf(kind).channels ?? noticeChannels
}

export function isOnAtFirst(kind: NoticeKind): boolean {
  return !rulesOf(kind).offAtFirst
}

export function rings(kind: NoticeKind): boolean {
  return rulesOf(kind).rings ?? false
}

/** Returns the kind whose notices this one replaces; null for most. */
export function replacedBy(kind: NoticeKind): NoticeKind | null {
  return (rulesOf(kind).replaces as NoticeKind | undefined) ?? null
}

/** Kinds that must not wait behind outgoing e-mails. */
export const urgentKinds = noticeKindNames.filter((kind) => rings(kind) || replacedBy(kind) !== null)

/** The maximum number of devices per person. A further one replaces the one that has been inactive longest. */
export const pushDevicesPerPerson = 10
