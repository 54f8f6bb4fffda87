/** The life of a consultation, as one table. Without a schema library, so that a page may import it. */

export const consultationStates = [
  'requested',
  'ringing',
  'accepted',
  'live',
  'paused',
  'ended',
  'settled',
  'refused',
  'cancelled',
  'timedOut',
  'missed',
] as const
export type ConsultationState = (typeof consultationStates)[number]

/** What may follow what. Nothing follows an end. */
export const consultationMoves: Record<ConsultationState, readonly ConsultationState[]> = {
  /** Stored; no console has said yet that it rings. */
  requested: ['ringing', 'accepted', 'refused', 'cancelled', 'timedOut'],
  ringing: ['accepted', 'refused', 'cancelled', 'missed'],
  /** The money is set aside and the meter runs; the acharya has not said a word yet. */
  accepted: ['live', 'paused', 'ended'],
  live: ['paused', 'ended'],
  /** The acharya is not connected: this time is free. */
  paused: ['accepted', 'live', 'ended'],
  /** Over, its price not taken yet. */
  ended: ['settled'],
  settled: [],
  /** By the acharya, or because the wallet no longer had what the user meant to spend. */
  refused: [],
  /** By the user. */
  cancelled: [],
  /** It rang nowhere. */
  timedOut: [],
  /** It rang, and nobody answered. */
  missed: [],
}

export function mayMove(from: ConsultationState, to: ConsultationState): boolean {
  return consultationMoves[from].includes(to)
}

/** Somebody waits for an answer. */
export const waitingStates = ['requested', 'ringing'] as const
/** The two are talking, or may be. */
export const runningStates = ['accepted', 'live', 'paused'] as const

export function isWaiting(state: ConsultationState): boolean {
  return state === 'requested' || state === 'ringing'
}
export function isRunning(state: ConsultationState): boolean {
  return state === 'accepted' || state === 'live' || state === 'paused'
}

export const consultationSides = ['user', 'acharya'] as const
export type ConsultationSide = (typeof consultationSides)[number]

/** Why a consultation came to its end. */
export const endReasons = [
  /** One of the two ended it. */
  'ended',
  /** All the minutes that were set aside are used. */
  'timeUp',
  /** Did not come back within the minute that a lost connection is given. */
  'userLeft',
  'acharyaLeft',
  /** Accepted, and then not a word within a minute: nothing is charged. */
  'acharyaSilent',
] as const
export type EndReason = (typeof endReasons)[number]

/** Why a request was not accepted, as the user is told. */
export const refusalReasons = ['refused', 'timedOut', 'missed', 'unpaid'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** How long a request rings. */
export const requestSeconds = 60
/** How long a side that lost its connection may take to come back. */
export const graceSeconds = 60
/** An acharya who has not said a word by then has not held the consultation. */
export const firstWordSeconds = 60
/** When the two are told that their time is nearly over. */
export const warningSeconds = 60
/** How long whoever is next in a queue has to ask. */
export const turnSeconds = 60
