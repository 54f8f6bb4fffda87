import { expect, test } from 'vitest'
import { liveTimes } from './times.ts'

/** For the transport of the message and a short stall. */
const reserveMs = 500

test('detects a lost connection, a dead process and an ended session within 5 s each', () => {
  const { beatEveryMs, beatAnswerMs, boardEveryMs, boardAliveMs, sweepEveryMs } = liveTimes
  for (const noticedMs of [beatEveryMs + beatAnswerMs, boardAliveMs + boardEveryMs, sweepEveryMs]) {
    expect(noticedMs + reserveMs).toBeLessThanOrEqual(5000)
  }
})

test('closes a connection without a token after a few seconds', () => {
  expect(liveTimes.tokenWithinMs).toBeLessThanOrEqual(5000)
})
