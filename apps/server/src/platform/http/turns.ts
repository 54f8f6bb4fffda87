type Options = { shareMs?: number; nowMs?: () => number; nextTurn?: (work: () => void) => void }

/** So long the requests of one turn of the event loop may take before those of the next are read. */
const usualShareMs = 5

/**
 * Begins a request at once while there is time in this turn of the event loop. Later ones wait for the next turns, in
 * which the addresses alternate. Node reads everything that has arrived before it does anything else: without turns, a
 * hundred costly calls of one address would be answered before the single call of another. A request asks before it is
 * looked at, and again before its handler, since its body or the count of its calls may have come later.
 */
export function createTurns({
  shareMs = usualShareMs,
  nowMs = () => performance.now(),
  nextTurn = setImmediate,
}: Options = {}): (address: string, begin: () => void) => void {
  /** The requests of each address. A Map keeps its order, so an address that had its turn is set again as the last. */
  const waiting = new Map<string, (() => void)[]>()
  let isRunning = false
  let isBeginning = false
  let endsAtMs = 0

  function startTurn(): void {
    isRunning = true
    endsAtMs = nowMs() + shareMs
    nextTurn(continueInTurn)
  }

  function continueInTurn(): void {
    isRunning = false
    if (waiting.size === 0) return
    startTurn()
    for (const [address, own] of waiting) {
      const begin = own.shift()!
      waiting.delete(address)
      if (own.length > 0) waiting.set(address, own)
      beginNow(begin)
      if (nowMs() >= endsAtMs) return
    }
  }

  function beginNow(begin: () => void): void {
    isBeginning = true
    try {
      begin()
    } finally {
      isBeginning = false
    }
  }

  return (address, begin) => {
    // The next step of a request that has its turn.
    if (isBeginning) return begin()
    if (!isRunning) startTurn()
    if (waiting.size === 0 && nowMs() < endsAtMs) return beginNow(begin)
    const own = waiting.get(address)
    if (own) own.push(begin)
    else waiting.set(address, [begin])
  }
}
