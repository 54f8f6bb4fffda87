import { expect, test } from 'vitest'
import { liveTimes } from './times.ts'

/** For the message itself to get through, and a moment of standstill. */
const reserveMs = 500

test('a lost connection, a dead process and an ended session are each known within 5 s', () => {
  const { beatEveryMs, beatAnswerMs, boardEveryMs, boardAliveMs, sweepEveryMs } = liveTimes
  for (const noticedMs of [beatEveryMs + beatAnswerMs, boardAliveMs + boardEveryMs, sweepEveryMs]) {
    expect(noticedMs + reserveMs).toBeLessThanOrEqual(5000)
  }
})

test('a connection without a token is held for a few seconds only', () => {
  expect(liveTimes.tokenWithinMs).toBeLessThanOrEqual(5000)
})
