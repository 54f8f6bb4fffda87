/** The states of a consultation, as one table. No schema library here, so that a page can import it. */

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

/** The allowed transitions. A final state has none. */
export const consultationMoves: Record<ConsultationState, readonly ConsultationState[]> = {
  /** Stored; no console has reported yet that it rings. */
  requested: ['ringing', 'accepted', 'refused', 'cancelled', 'timedOut'],
  ringing: ['accepted', 'refused', 'cancelled', 'missed'],
  /** The money is set aside, and the meter runs once both are ready. The acharya has not sent or said anything yet. */
  accepted: ['live', 'paused', 'ended'],
  live: ['paused', 'ended'],
  /** The acharya is not connected, and this time is free. */
  paused: ['accepted', 'live', 'ended'],
  /** Over, but not charged yet. */
  ended: ['settled'],
  settled: [],
  /** Refused by the acharya, or because the wallet could no longer cover what the user meant to spend. */
  refused: [],
  /** Cancelled by the user. */
  cancelled: [],
  /** It rang on no console. */
  timedOut: [],
  /** It rang and was not answered. */
  missed: [],
}

export function mayMove(from: ConsultationState, to: ConsultationState): boolean {
  return consultationMoves[from].includes(to)
}

/** States in which the user waits for an answer. */
export const waitingStates = ['requested', 'ringing'] as const
/** States in which the two are talking, or may be. */
export const runningStates = ['accepted', 'live', 'paused'] as const

export function isWaiting(state: ConsultationState): boolean {
  return state === 'requested' || state === 'ringing'
}
export function isRunning(state: ConsultationState): boolean {
  return state === 'accepted' || state === 'live' || state === 'paused'
}

export const consultationSides = ['user', 'acharya'] as const
export type ConsultationSide = (typeof consultationSides)[number]

/** Why a consultation ended. */
export const endReasons = [
  /** One side ended it. */
  'ended',
  /** All the minutes that were set aside are used. */
  'timeUp',
  /** The user did not return within the one minute of grace after a lost connection. */
  'userLeft',
  'acharyaLeft',
  /** Both were connected, but the acharya sent or said nothing within a minute. Nothing is charged. */
  'acharyaSilent',
  /**
   * After the acceptance, this side did not open the chat, or connect the call, within a minute. Nothing is charged.
   */
  'userNotReady',
  'acharyaNotReady',
  'bothNotReady',
] as const
export type EndReason = (typeof endReasons)[number]

/** Why a request was not accepted, as shown to the user. */
export const refusalReasons = ['refused', 'timedOut', 'missed', 'unpaid'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** What an acharya may say with one press when they decline; the user reads it in their own language. */
export const declineReasons = ['inPooja', 'inTenMinutes', 'anotherKnowsBetter', 'onlyChat'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** How long a request rings. */
export const requestSeconds = 60
/** How long a side that lost its connection has to reconnect. */
export const graceSeconds = 60
/** How long both sides have, after the acceptance, to open the chat or to connect the call. */
export const readySeconds = 60
/** An acharya who has sent or said nothing this long after both were ready has not held the consultation. */
export const firstWordSeconds = 60
/** How long before the end the two are warned that their time is nearly over. */
export const warningSeconds = 60
/** How long the next user in a queue has to send a request. */
export const turnSeconds = 60
/** A user who misses this many turns in one day (of India) can join no queue for the rest of that day. */
export const missedTurnsLimit = 3
/** The shortest consultation that can be requested. */
export const leastMinutes = 1
