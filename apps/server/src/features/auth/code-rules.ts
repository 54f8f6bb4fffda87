import { type ErrorCode, type ErrorFacts, code as rules } from '@sankalp/contract'
import { later, secondsUntil } from '../../platform/clock.ts'

/** The stored state of a number that has asked for codes. */
export type NumberState = {
  codeHash: string | null
  codeExpiresAt: Date | null
  codeTries: number
  /** When codes were sent, oldest first. */
  sentAt: Date[]
  failures: number
  failuresSince: Date | null
}

export type Refusal = { [C in ErrorCode]: { code: C; facts: ErrorFacts[C] } }[ErrorCode]

const quarterHourSeconds = 15 * 60
const daySeconds = 24 * 3600

/** How far the clocks of regularly synchronised machines may differ. */
const apartSeconds = 60

/**
 * Corrects the state after the clock was set back, when stored times are in the future. Sendings and failures then
 * count from now, and a code that would be valid for longer than codes last is dropped. The caller must save the
 * result: otherwise "now" moves with each call, and half a minute would last until the clock has caught up. Returns the
 * same object if nothing needs correcting.
 */
export function putRight(state: NumberState, now: Date): NumberState {
  const isLate = (date: Date | null | undefined) => date != null && date > now
  const outlivesItself = isLate(state.codeExpiresAt && later(state.codeExpiresAt, -rules.validSeconds - apartSeconds))
  if (!outlivesItself && !isLate(state.sentAt.at(-1)) && !isLate(state.failuresSince)) return state
  return {
    ...(outlivesItself ? withoutCode(state) : state),
    sentAt: state.sentAt.map((date) => earlierOf(date, now)),
    failuresSince: state.failuresSince && earlierOf(state.failuresSince, now),
  }
}

function withoutCode(state: NumberState): NumberState {
  return { ...state, codeHash: null, codeExpiresAt: null, codeTries: 0 }
}

/**
 * Whether the number has signed in on this device before. If so, what others have used up does not count against it.
 */
type Asking = { isKnownDevice: boolean }

/**
 * Returns the state after sending another code, or the refusal. Uses no database and no clock, so that tests can cover
 * the limits.
 */
export function judgeSend(
  state: NumberState,
  codeHash: string,
  now: Date,
  { isKnownDevice }: Asking,
): { refusal: Refusal } | { next: NumberState } {
  const blocked = isKnownDevice ? null : failureBlock(state, now)
  if (blocked) return { refusal: blocked }
  const sentToday = state.sentAt.filter((date) => date > later(now, -daySeconds))
  const last = sentToday.at(-1)
  const resendAt = last && later(last, rules.resendAfterSeconds)
  if (resendAt && resendAt > now) return refuse('CODE_WAIT', resendAt, now)
  const openAgainAt = [
    endOfWindow(sentToday, rules.sendsPerQuarterHour, quarterHourSeconds),
    endOfWindow(sentToday, rules.sendsPerDay, daySeconds),
  ].reduce((latest, date) => (date > latest ? date : latest), now)
  if (openAgainAt > now && !isKnownDevice) return refuse('CODE_SENDS_USED_UP', openAgainAt, now)
  return {
    next: {
      ...state,
      codeHash,
      codeExpiresAt: later(now, rules.validSeconds),
      codeTries: 0,
      sentAt: [...sentToday, now],
    },
  }
}

/** Returns when the limit of `max` per window frees up: when the max-th newest sending leaves the window. */
function endOfWindow(sentAt: readonly Date[], max: number, windowSeconds: number): Date {
  const oldestCounted = sentAt.at(-max)
  return oldestCounted ? later(oldestCounted, windowSeconds) : new Date(0)
}

/** Judges a typed code. The caller saves the state in every case, or a refusal would undo its own count. */
export function judgeCode(
  state: NumberState,
  isRight: (codeHash: string) => boolean,
  now: Date,
  { isKnownDevice }: Asking,
): { refusal: Refusal | null; next: NumberState } {
  const blocked = isKnownDevice ? null : failureBlock(state, now)
  if (blocked) return { refusal: blocked, next: state }
  if (!state.codeHash || !state.codeExpiresAt || state.codeExpiresAt <= now) {
    return { refusal: { code: 'CODE_EXPIRED', facts: {} }, next: state }
  }
  const spent = withoutCode(state)
  if (isRight(state.codeHash)) return { refusal: null, next: spent }

  const codeTries = state.codeTries + 1
  const triesLeft = Math.max(0, rules.triesPerCode - codeTries)
  const counted = countFailure(state, now)
  return {
    refusal: { code: 'CODE_WRONG', facts: { triesLeft } },
    next: triesLeft === 0 ? { ...spent, ...counted } : { ...state, codeTries, ...counted },
  }
}

function countFailure(state: NumberState, now: Date): Pick<NumberState, 'failures' | 'failuresSince'> {
  const since = state.failuresSince
  if (!since || since <= later(now, -daySeconds)) return { failures: 1, failuresSince: now }
  return { failures: state.failures + 1, failuresSince: since }
}

/** Counts the wrong tries of a day over all codes, so that a new code gives no additional guesses. */
function failureBlock(state: NumberState, now: Date): Refusal | null {
  if (!state.failuresSince || state.failures < rules.failuresPerDay) return null
  const until = later(state.failuresSince, daySeconds)
  if (until <= now) return null
  return { code: 'CODE_TRIES_USED_UP', facts: { retryAfterSeconds: secondsUntil(until, now) } }
}

function earlierOf(date: Date, now: Date): Date {
  return date > now ? now : date
}

function refuse(code: 'CODE_WAIT' | 'CODE_SENDS_USED_UP', until: Date, now: Date): { refusal: Refusal } {
  return { refusal: { code, facts: { retryAfterSeconds: secondsUntil(until, now) } } }
}
