import { createRotation } from '../rotation.ts'

/** Is told how much else waits when it begins. */
export type Work<Result> = (waiting: number) => Promise<Result>

export type Turns = {
  /** Does some work when it is its turn. Gives null at once when there is no room to wait. */
  run<Result>(caller: string, work: Work<Result>): Promise<Result> | null
}

/**
 * Does costly work a few at a time, each in a turn of the event loop of its own: whatever has come in before and meanwhile is
 * looked at first, so that what is answered at once never waits for a queue of what is not. Without that, requests that
 * arrive together would be worked off one after the other before anybody else is heard. Callers take turns too: one who asks
 * for a hundred things waits for their own hundred, and the next caller for one.
 */
export function createTurns({
  atOnce,
  waitingPerCaller,
  waitingInAll,
}: {
  atOnce: number
  waitingPerCaller: number
  waitingInAll: number
}): Turns {
  const waiting = createRotation<() => void>()
  let running = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || running >= atOnce || waiting.size === 0) return
    isScheduled = true
    setImmediate(startNext)
  }

  function startNext(): void {
    isScheduled = false
    if (running >= atOnce) return
    const start = waiting.next()
    if (!start) return
    running += 1
    start()
    schedule()
  }

  async function runNow<Result>(work: Work<Result>): Promise<Result> {
    try {
      return await work(waiting.size)
    } finally {
      running -= 1
      schedule()
    }
  }

  return {
    run(caller, work) {
      if (waiting.countOf(caller) >= waitingPerCaller || waiting.size >= waitingInAll) return null
      return new Promise((resolve, reject) => {
        waiting.add(caller, () => void runNow(work).then(resolve, reject))
        schedule()
      })
    },
  }
}
