import { expect, test } from 'vitest'
import { causeOf } from './own-media.ts'
import { type LineWord, judgeThinness, notThin, readLine, wordOfLine } from './line.ts'

test.each([
  [0, 80, 'good'],
  [4, 80, 'fair'],
  [0, 400, 'fair'],
  [11, 80, 'weak'],
  [0, 900, 'weak'],
])('%i %% lost and %i ms there and back is %s', (lossPercent, roundTripMs, word) =>
  expect(wordOfLine({ lossPercent, roundTripMs })).toBe(word),
)

test('pauses the video after two weak samples and resumes it after four good ones in a row', () => {
  const words: LineWord[] = ['weak', 'good', 'weak', 'weak', 'good', 'good', 'fair', 'good', 'good', 'good', 'good']
  let state = notThin
  const seen = words.map((word) => (state = judgeThinness(state, word)).isThin)
  expect(seen).toEqual([false, false, false, true, true, true, true, true, true, true, false])
})

test('counts the loss since the last sample, in both directions, and within its limits', () => {
  const report = [
    { type: 'inbound-rtp', packetsLost: 30, packetsReceived: 970 },
    { type: 'remote-inbound-rtp', fractionLost: 0.02, roundTripTime: 0.25 },
    { type: 'candidate-pair', currentRoundTripTime: 0.1 },
  ]
  const { sample, counts } = readLine(report, { lost: 20, received: 880 })
  expect(sample).toEqual({ lossPercent: 10, roundTripMs: 250 })
  expect(readLine([], counts).sample).toEqual({ lossPercent: 0, roundTripMs: 0 })
})

test.each([
  ['NotAllowedError', 'NotAllowed'],
  ['NotFoundError', 'NotFound'],
  ['OverconstrainedError', 'NotFound'],
  ['NotReadableError', 'NotReadable'],
  ['TypeError', 'other'],
])('a browser’s %s is told as %s', (name, cause) => expect(causeOf(new DOMException('', name))).toBe(cause))
