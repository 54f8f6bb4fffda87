import { describe, expect, test } from 'vitest'
import { type Facts, nextStep } from './next-step.ts'

const start = Date.parse('2026-11-16T10:00:00Z')
const s = 1000

/** Both have been there all the time since `start`, and the acharya has spoken. */
function live(untilSeconds: number, more: Partial<Facts> = {}): Facts {
  const nowMs = start + untilSeconds * s
  return {
    state: 'live',
    isPoojaCall: false,
    requestedMs: start - 10 * s,
    acceptedMs: start,
    spokeMs: start + s,
    ratePaisePerMinute: 1100,
    minutes: 5,
    acharyaSpans: [{ fromMs: start, toMs: nowMs }],
    seenMs: { user: nowMs, acharya: nowMs },
    isAcharyaOpen: true,
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
  test('goes on while both are there, and is looked at before anything can end', () => {
    expect(nextStep(live(100), at(100))).toEqual({ step: null, dueMs: at(160) })
    expect(nextStep(live(280), at(280))).toEqual({ step: null, dueMs: at(300) })
  })
  test('ends when its minutes are used, at that second, however late somebody looks', () => {
    expect(nextStep(live(300), at(300)).step).toEqual({ to: 'ended', reason: 'timeUp', atMs: at(300) })
    expect(nextStep(live(340), at(340)).step).toEqual({ to: 'ended', reason: 'timeUp', atMs: at(300) })
  })
  test('is paused while the acharya is away, and no pause uses up minutes', () => {
    const away = live(100, { seenMs: { user: at(120), acharya: at(100) }, isAcharyaOpen: false })
    expect(nextStep(away, at(100.1)).step).toEqual({ to: 'paused' })
    expect(nextStep({ ...away, state: 'paused' }, at(120))).toEqual({ step: null, dueMs: at(160) })
    // Closed by nobody, but not seen for longer than a beat takes: its process is gone.
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
  test('ends when a side does not come back within a minute, at the second it was last there', () => {
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
  test('when nobody looked for a day ends with whatever came first', () => {
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
  test('ends after a minute in which the acharya has not said a word; a pooja does not', () => {
    const silent = live(60, { state: 'accepted', spokeMs: null })
    expect(nextStep(silent, at(59)).dueMs).toBe(at(60))
    expect(nextStep(silent, at(60)).step).toEqual({ to: 'ended', reason: 'acharyaSilent', atMs: at(60) })
    expect(nextStep({ ...silent, isPoojaCall: true }, at(60)).step).toBeNull()
  })
  test('of which one side was never seen ends a minute after it was accepted', () => {
    expect(nextStep(live(60, { seenMs: { user: null, acharya: at(60) } }), at(60)).step).toEqual({
      to: 'ended',
      reason: 'userLeft',
      atMs: at(0),
    })
  })
})

test('what is over is not looked at', () => {
  expect(() => nextStep(live(1, { state: 'settled' }), at(2))).toThrow(/settled/)
})
