/** Runs a long calculation in pieces and returns its result. */
export type InPieces = <Result>(steps: Iterator<void, Result, void>) => Promise<Result>

/** The longest time that one piece may block other work. */
const shareMsByDefault = 3

type Options = { shareMs?: number; nowMs?: () => number; nextTurn?: (work: () => void) => void }

/**
 * Runs one piece in each turn of the event loop, so that other requests are answered in between. Calculations run one
 * after the other in their order: two at once would both finish later, and each turn would have two pieces.
 */
export function createInPieces({
  shareMs = shareMsByDefault,
  nowMs = () => performance.now(),
  nextTurn = setImmediate,
}: Options = {}): InPieces {
  /** Each entry runs steps until the given time and returns whether it has finished. */
  const waiting: ((untilMs: number) => boolean)[] = []

  function doPiece(): void {
    const untilMs = nowMs() + shareMs
    while (waiting.length > 0 && waiting[0]!(untilMs)) {
      waiting.shift()
      if (nowMs() >= untilMs) break
    }
    if (waiting.length > 0) nextTurn(doPiece)
  }

  return (steps) =>
    new Promise((resolve, reject) => {
      waiting.push((untilMs) => {
        try {
          for (;;) {
            const step = steps.next()
            if (step.done) return (resolve(step.value), true)
            if (nowMs() >= untilMs) return false
          }
        } catch (error) {
          reject(error)
          return true
        }
      })
      if (waiting.length === 1) nextTurn(doPiece)
    })
}
