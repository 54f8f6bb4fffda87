/** The quality of a connection since the last sample. */
export type LineSample = { lossPercent: number; roundTripMs: number }
export type LineWord = 'good' | 'fair' | 'weak'

export function wordOfLine({ lossPercent, roundTripMs }: LineSample): LineWord {
  if (lossPercent > 10 || roundTripMs > 800) return 'weak'
  return lossPercent > 3 || roundTripMs > 350 ? 'fair' : 'good'
}

/** Whether the video is paused, and how many samples in a row were weak or good. */
export type Thinness = { isThin: boolean; weak: number; good: number }
export const notThin: Thinness = { isThin: false, weak: 0, good: 0 }

/**
 * Pauses the video after two weak samples and resumes it after four good ones, so that one lost packet does not make it
 * flicker.
 */
export function judgeThinness(before: Thinness, word: LineWord): Thinness {
  const weak = word === 'weak' ? before.weak + 1 : 0
  const good = word === 'good' ? before.good + 1 : 0
  const isThin = before.isThin ? good < 4 : weak >= 2
  return isThin === before.isThin ? { isThin, weak, good } : { isThin, weak: 0, good: 0 }
}

type Counts = { lost: number; received: number }
type Stat = Record<string, unknown> & { type: string }

/** Reads the browser's statistics. `before` holds the counts of the last sample. */
export function readLine(report: Iterable<Stat>, before: Counts): { sample: LineSample; counts: Counts } {
  const stats = [...report]
  const numbers = (type: string, name: string) =>
    stats.filter((stat) => stat.type === type && typeof stat[name] === 'number').map((stat) => stat[name] as number)
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const counts = {
    lost: sum(numbers('inbound-rtp', 'packetsLost')),
    received: sum(numbers('inbound-rtp', 'packetsReceived')),
  }
  const lost = Math.max(0, counts.lost - before.lost)
  const all = lost + Math.max(0, counts.received - before.received)
  const lossIn = all > 0 ? (lost / all) * 100 : 0
  const lossOut = Math.max(0, ...numbers('remote-inbound-rtp', 'fractionLost')) * 100
  const seconds = [
    ...numbers('remote-inbound-rtp', 'roundTripTime'),
    ...numbers('candidate-pair', 'currentRoundTripTime'),
  ]
  return {
    sample: {
      lossPercent: Math.min(100, Math.max(lossIn, lossOut)),
      roundTripMs: Math.min(60_000, Math.max(0, ...seconds) * 1000),
    },
    counts,
  }
}
