import {
  type ConsultationState,
  type EndReason,
  firstWordSeconds,
  graceSeconds,
  isRunning,
  isWaiting,
  requestSeconds,
} from '@sankalp/contract/consultation-life'
import { type MeterRows, type Span, instantOfTalk, meter } from '@sankalp/contract/meter'
import { freshSeconds } from './consultations.repository.ts'

/** A consultation as it is decided about: rows and an instant, nothing else. All in milliseconds. */
export type Facts = {
  state: ConsultationState
  isPoojaCall: boolean
  requestedMs: number
  acceptedMs: number | null
  spokeMs: number | null
  ratePaisePerMinute: number
  minutes: number
  acharyaSpans: readonly Span[]
  /** The last sign of life of each side; null when there was none. */
  seenMs: { user: number | null; acharya: number | null }
  /** Whether a connection of the acharya is open. */
  isAcharyaOpen: boolean
}

export type Step =
  | { to: 'timedOut' | 'missed' }
  | { to: 'accepted' | 'live' | 'paused' }
  | { to: 'ended'; reason: EndReason; atMs: number }

/** What has to happen now, if anything, and when to look again. */
export function nextStep(facts: Facts, nowMs: number): { step: Step | null; dueMs: number } {
  if (isWaiting(facts.state)) {
    const dueMs = facts.requestedMs + requestSeconds * 1000
    return { step: nowMs >= dueMs ? { to: facts.state === 'ringing' ? 'missed' : 'timedOut' } : null, dueMs }
  }
  if (!isRunning(facts.state)) throw new Error(`nothing follows by itself from ${facts.state}`)
  const rows = meterRows(facts)
  const ends = endsOf(facts, rows, nowMs)
  const [first] = ends.filter(({ dueMs }) => dueMs <= nowMs).toSorted((a, b) => a.atMs - b.atMs)
  if (first) return { step: { to: 'ended', reason: first.reason, atMs: first.atMs }, dueMs: nowMs }
  const present = isAcharyaPresent(facts, nowMs) ? (facts.spokeMs === null ? 'accepted' : 'live') : 'paused'
  const dueMs = Math.min(...ends.map((end) => end.dueMs))
  return { step: present === facts.state ? null : { to: present }, dueMs }
}

/** Every way in which it will end by itself: when that is certain, and which instant counts as its end. */
function endsOf(facts: Facts, rows: MeterRows, nowMs: number): { reason: EndReason; dueMs: number; atMs: number }[] {
  const { acceptedMs } = rows
  const leftAt = (side: 'user' | 'acharya') => Math.max(acceptedMs, facts.seenMs[side] ?? acceptedMs)
  const lost = (['user', 'acharya'] as const).map((side) => ({
    reason: `${side}Left` as const,
    dueMs: leftAt(side) + graceSeconds * 1000,
    // To the second they were last there: nobody pays for the wait.
    atMs: leftAt(side),
  }))
  const silentMs = acceptedMs + firstWordSeconds * 1000
  const silence =
    facts.spokeMs === null && !facts.isPoojaCall
      ? [{ reason: 'acharyaSilent' as const, dueMs: silentMs, atMs: silentMs }]
      : []
  const wholeMs = facts.minutes * 60_000
  const upMs = instantOfTalk(rows, wholeMs, nowMs)
  const { talkedMs } = meter(rows, nowMs)
  const timeUp = { reason: 'timeUp' as const, dueMs: upMs ?? nowMs + wholeMs - talkedMs, atMs: upMs ?? nowMs }
  return [...lost, ...silence, timeUp]
}

export function isAcharyaPresent(
  { isAcharyaOpen, seenMs }: Pick<Facts, 'isAcharyaOpen' | 'seenMs'>,
  nowMs: number,
): boolean {
  return isAcharyaOpen && seenMs.acharya !== null && nowMs - seenMs.acharya < freshSeconds * 1000
}

function meterRows({ acceptedMs, spokeMs, acharyaSpans, ratePaisePerMinute, minutes }: Facts): MeterRows {
  if (acceptedMs === null) throw new Error('a running consultation was accepted')
  return { acceptedMs, endedMs: null, spokeMs, acharyaSpans, ratePaisePerMinute, minutes }
}
