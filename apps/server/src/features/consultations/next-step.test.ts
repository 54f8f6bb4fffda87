import { describe, expect, test } from 'vitest'
import { type Facts, nextStep } from './next-step.ts'

const start = Date.parse('2026-11-16T10:00:00Z')
const s = 1000

/** Both sides have been present since `start`, and the acharya has spoken. */
function live(untilSeconds: number, more: Partial<Facts> = {}): Facts {
  const nowMs = start + untilSeconds * s
  return {
    state: 'live',
    isPoojaCall: false,
    requestedMs: start - 10 * s,
    acceptedMs: start,
    readyMs: { user: start, acharya: start },
    hasCome: { user: true, acharya: true },
    spokeMs: start + s,
    ratePaisePerMinute: 1100,
    minutes: 5,
    acharyaSpans: [{ fromMs: start, toMs: nowMs }],
    seenMs: { user: nowMs, acharya: nowMs },
    isAcharyaOpen: true,
    cutOffMs: null,
    ...more,
  }
}
const at = (seconds: number) => start + seconds * s

describe('a request', () => {
  const asked = (state: 'requested' | 'ringing') =>
    live(0, { state, requestedMs: start, acceptedMs: null, spokeMs: null, acharyaSpans: [] })
  test('waits a minute', () => {
    expect(nextStep(asked('requested'), at(59.999))).toEqual({ step: null, dueMs: at(60) })
    expect(nextStep(asked('requested'), at(60)).step).toEqual({ to: 'timedOut' })
    expect(nextStep(asked('ringing'), at(60)).step).toEqual({ to: 'missed' })
  })
})

describe('what runs', () => {
  test('continues while both are present, and is checked before anything can end it', () => {
    expect(nextStep(live(100), at(100))).toEqual({ step: null, dueMs: at(160) })
    expect(nextStep(live(280), at(280))).toEqual({ step: null, dueMs: at(300) })
  })
  test('ends at the second when its minutes are used up, however late the check is', () => {
    expect(nextStep(live(300), at(300)).step).toEqual({ to: 'ended', reason: 'timeUp', atMs: at(300) })
    expect(nextStep(live(340), at(340)).step).toEqual({ to: 'ended', reason: 'timeUp', atMs: at(300) })
  })
  test('is paused while the acharya is away, and pauses use up no minutes', () => {
    const away = live(100, { seenMs: { user: at(120), acharya: at(100) }, isAcharyaOpen: false })
    expect(nextStep(away, at(100.1)).step).toEqual({ to: 'paused' })
    expect(nextStep({ ...away, state: 'paused' }, at(120))).toEqual({ step: null, dueMs: at(160) })
    // Never closed, but not seen for longer than a beat takes: its process is gone.
    const lost = live(100, { seenMs: { user: at(120), acharya: at(100) } })
    expect(nextStep(lost, at(104.9)).step).toBeNull()
    expect(nextStep(lost, at(105)).step).toEqual({ to: 'paused' })
    const back = live(100, {
      state: 'paused',
      acharyaSpans: [
        { fromMs: start, toMs: at(100) },
        { fromMs: at(140), toMs: at(140) },
      ],
      seenMs: { user: at(140), acharya: at(140) },
    })
    expect(nextStep(back, at(140))).toEqual({ step: { to: 'live' }, dueMs: at(200) })
    expect(nextStep({ ...back, spokeMs: null, acceptedMs: at(100) }, at(140)).step).toEqual({ to: 'accepted' })
  })
  test('ends when a side stays away for a minute, at the second it was last seen', () => {
    expect(nextStep(live(100, { seenMs: { user: at(100), acharya: at(159) } }), at(159)).step).toBeNull()
    expect(nextStep(live(160, { seenMs: { user: at(100), acharya: at(160) } }), at(160)).step).toEqual({
      to: 'ended',
      reason: 'userLeft',
      atMs: at(100),
    })
    expect(nextStep(live(90, { seenMs: { user: at(150), acharya: at(90) } }), at(150)).step).toEqual({
      to: 'ended',
      reason: 'acharyaLeft',
      atMs: at(90),
    })
  })
  test('if not checked for a day, ends with whatever came first', () => {
    expect(nextStep(live(120, { seenMs: { user: at(110), acharya: at(120) } }), at(86_400)).step).toEqual({
      to: 'ended',
      reason: 'userLeft',
      atMs: at(110),
    })
    expect(nextStep(live(400, { seenMs: { user: at(400), acharya: at(400) } }), at(86_400)).step).toEqual({
      to: 'ended',
      reason: 'timeUp',
      atMs: at(300),
    })
  })
  test('ends after a minute without a message of the acharya; a pooja does not', () => {
    const silent = live(60, { state: 'accepted', spokeMs: null })
    expect(nextStep(silent, at(59)).dueMs).toBe(at(60))
    expect(nextStep(silent, at(60)).step).toEqual({ to: 'ended', reason: 'acharyaSilent', atMs: at(60) })
    expect(nextStep({ ...silent, isPoojaCall: true }, at(60)).step).toBeNull()
  })
  test('ends free after a minute if one side has not come or the audio or video call did not connect', () => {
    const apart = (more: Partial<Facts>) =>
      live(60, { state: 'accepted', readyMs: { user: null, acharya: start }, spokeMs: start, ...more })
    expect(nextStep(apart({}), at(59))).toEqual({ step: null, dueMs: at(60) })
    expect(nextStep(apart({ hasCome: { user: false, acharya: true } }), at(60)).step).toEqual({
      to: 'ended',
      reason: 'userNotReady',
      atMs: at(60),
    })
    expect(nextStep(apart({ hasCome: { user: true, acharya: false } }), at(60)).step).toMatchObject({
      reason: 'acharyaNotReady',
    })
    expect(nextStep(apart({}), at(60)).step).toMatchObject({ reason: 'bothNotReady' })
    expect(nextStep(apart({ isPoojaCall: true, readyMs: null }), at(60)).step).toEqual({ to: 'live' })
  })
  test('gives the acharya a minute for the first message, counted from when both were present', () => {
    const late = { readyMs: { user: at(50), acharya: start } }
    expect(nextStep(live(100, { state: 'accepted', spokeMs: null, ...late }), at(100))).toEqual({
      step: null,
      dueMs: at(110),
    })
    expect(nextStep(live(111, { state: 'accepted', spokeMs: null, ...late }), at(111)).step).toEqual({
      to: 'ended',
      reason: 'acharyaSilent',
      atMs: at(110),
    })
    // A message sent after the deadline, but before the check, does not make the rest free.
    expect(nextStep(live(111, { state: 'accepted', spokeMs: at(110) + 1, ...late }), at(111)).step).toMatchObject({
      reason: 'acharyaSilent',
    })
  })
  test('ends a minute after the acceptance if one side was never seen', () => {
    expect(nextStep(live(60, { seenMs: { user: null, acharya: at(60) } }), at(60)).step).toEqual({
      to: 'ended',
      reason: 'userLeft',
      atMs: at(0),
    })
  })
})

test('is not checked once it is over', () => {
  expect(() => nextStep(live(1, { state: 'settled' }), at(2))).toThrow(/settled/)
})
