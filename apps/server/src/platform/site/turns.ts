/** Who waits, in the order they came, by caller. */
type Waiting = { start: () => void }

export type Turns = {
  /** Does some work when it is its turn. Gives null at once when there is no room to wait. */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> | null
}

/**
 * Does costly work a few at a time, each in a turn of the event loop of its own: whatever has come in before and meanwhile is
 * looked at first, so that what is answered at once never waits for a queue of what is not. Without that, requests that
 * arrive together would be worked off one after the other before anybody else is heard. Callers take turns too: one who asks
 * for a hundred things waits for their own hundred, and the next caller for one.
 */
export function createTurns({ atOnce, waitingPerCaller, waitingInAll }: { atOnce: number; waitingPerCaller: number; waitingInAll: number }): Turns {
  const waiting = new Map<string, Waiting[]>()
  let running = 0
  let inAll = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || running >= atOnce || inAll === 0) return
    isScheduled = true
    setImmediate(startNext)
  }

  function startNext(): void {
    isScheduled = false
    const next = waiting.entries().next()
    if (next.done || running >= atOnce) return
    const [caller, [first, ...rest]] = next.value
    // Behind all others, with what they still wait for.
    waiting.delete(caller)
    if (rest.length > 0) waiting.set(caller, rest)
    inAll -= 1
    running += 1
    first!.start()
    schedule()
  }

  async function runNow<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } finally {
      running -= 1
      schedule()
    }
  }

  return {
    run(caller, work) {
      const own = waiting.get(caller) ?? []
      if (own.length >= waitingPerCaller || inAll >= waitingInAll) return null
      inAll += 1
      return new Promise((resolve, reject) => {
        own.push({ start: () => void runNow(work).then(resolve, reject) })
        waiting.set(caller, own)
        schedule()
      })
    },
  }
}
