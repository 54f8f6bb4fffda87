/** Does a long calculation in pieces, and gives its result. */
export type InPieces = <Result>(steps: Iterator<void, Result, void>) => Promise<Result>

/** So long everybody else may have to wait for a piece. */
const shareMsByDefault = 3

type Options = { shareMs?: number; nowMs?: () => number; nextTurn?: (work: () => void) => void }

/**
 * One piece in each turn of the event loop, so that whatever else was asked for meanwhile is answered between two. Calculations are
 * done one after the other, in the order they came: two at once would both be ready later, and each turn would have two pieces.
 */
export function createInPieces({
  shareMs = shareMsByDefault,
  nowMs = () => performance.now(),
  nextTurn = setImmediate,
}: Options = {}): InPieces {
  /** Each does steps until the given time, and tells whether it has come to its end. */
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
