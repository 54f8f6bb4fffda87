import { type ConsultationState, type EndReason, isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import { firstWordSeconds, graceSeconds, readySeconds, requestSeconds } from '@sankalp/contract/consultation-life'
import { type MeterRows, type Span, instantOfTalk, meter, meterStart, wasHeld } from '@sankalp/contract/meter'
import { freshSeconds } from './consultations.repository.ts'

/** The facts about a consultation that decide its next step: rows and an instant only. All in milliseconds. */
export type Facts = {
  state: ConsultationState
  isPoojaCall: boolean
  requestedMs: number
  acceptedMs: number | null
  readyMs: MeterRows['readyMs']
  /**
   * Which sides have come, as far as their browsers can show: into the chat, or into the audio or video call, connected
   * or not.
   */
  hasCome: { user: boolean; acharya: boolean }
  spokeMs: number | null
  ratePaisePerMinute: number
  minutes: number
  acharyaSpans: readonly Span[]
  /** The last heartbeat of each side, or null. */
  seenMs: { user: number | null; acharya: number | null }
  /** Whether the acharya has an open connection. */
  isAcharyaOpen: boolean
  /** When a connection that cannot reach the other side was last seen, or null. */
  cutOffMs: number | null
}

export type Step =
  | { to: 'timedOut' | 'missed' }
  | { to: 'accepted' | 'live' | 'paused' }
  | { to: 'ended'; reason: EndReason; atMs: number }

/** Returns what has to happen now, if anything, and when to check again. */
export function nextStep(facts: Facts, nowMs: number): { step: Step | null; dueMs: number } {
  if (isWaiting(facts.state)) {
    const dueMs = facts.requestedMs + requestSeconds * 1000
    return { step: nowMs >= dueMs ? { to: facts.state === 'ringing' ? 'missed' : 'timedOut' } : null, dueMs }
  }
  if (!isRunning(facts.state)) throw new Error(`the state ${facts.state} has no automatic next step`)
  const rows = meterRows(facts)
  const ends = endsOf(facts, rows, nowMs)
  const [first] = ends.filter(({ dueMs }) => dueMs <= nowMs).toSorted((a, b) => a.atMs - b.atMs)
  if (first) return { step: { to: 'ended', reason: first.reason, atMs: first.atMs }, dueMs: nowMs }
  const isLive = facts.spokeMs !== null && meterStart(rows) !== null
  const present = isAcharyaPresent(facts, nowMs) ? (isLive ? 'live' : 'accepted') : 'paused'
  const dueMs = Math.min(...ends.map((end) => end.dueMs))
  return { step: present === facts.state ? null : { to: present }, dueMs }
}

type Ending = { reason: EndReason; dueMs: number; atMs: number }

/** Returns every way in which it will end by itself: when that is certain, and which instant counts as its end. */
function endsOf(facts: Facts, rows: MeterRows, nowMs: number): Ending[] {
  const { acceptedMs } = rows
  const leftAt = (side: 'user' | 'acharya') => Math.max(acceptedMs, facts.seenMs[side] ?? acceptedMs)
  const lost = (['user', 'acharya'] as const).map((side) => ({
    reason: `${side}Left` as const,
    dueMs: leftAt(side) + graceSeconds * 1000,
    // Count up to the second they were last seen, so that the user does not pay for the wait.
    atMs: leftAt(side),
  }))
  const wholeMs = facts.minutes * 60_000
  const upMs = instantOfTalk(rows, wholeMs, nowMs)
  const { talkedMs } = meter(rows, nowMs)
  const timeUp = { reason: 'timeUp' as const, dueMs: upMs ?? nowMs + wholeMs - talkedMs, atMs: upMs ?? nowMs }
  return [...lost, ...(facts.isPoojaCall || wasHeld(rows) ? [] : [freeEnd(facts, rows)]), timeUp]
}

/** Nothing is charged if the two did not meet in time, or the acharya then said nothing. */
function freeEnd({ hasCome }: Facts, rows: MeterRows): Ending {
  const startMs = meterStart(rows)
  const atMs = startMs === null ? rows.acceptedMs + readySeconds * 1000 : startMs + firstWordSeconds * 1000
  if (startMs !== null) return { reason: 'acharyaSilent', dueMs: atMs, atMs }
  const reason = hasCome.user === hasCome.acharya ? 'bothNotReady' : hasCome.user ? 'acharyaNotReady' : 'userNotReady'
  return { reason, dueMs: atMs, atMs }
}

/** Returns whether the acharya is present and the user can reach them. */
export function isAcharyaPresent(
  { isAcharyaOpen, seenMs, cutOffMs }: Pick<Facts, 'isAcharyaOpen' | 'seenMs' | 'cutOffMs'>,
  nowMs: number,
): boolean {
  const isFresh = (ms: number | null) => ms !== null && nowMs - ms < freshSeconds * 1000
  return isAcharyaOpen && isFresh(seenMs.acharya) && !isFresh(cutOffMs)
}

function meterRows({ acceptedMs, readyMs, spokeMs, acharyaSpans, ratePaisePerMinute, minutes }: Facts): MeterRows {
  if (acceptedMs === null) throw new Error('a running consultation has no time of acceptance')
  return { acceptedMs, readyMs, endedMs: null, spokeMs, acharyaSpans, ratePaisePerMinute, minutes }
}
