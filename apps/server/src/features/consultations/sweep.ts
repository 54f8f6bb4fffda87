import type { Log } from '../../platform/log.ts'

/** How often a process looks after consultations; tests do it by hand. */
export type ConsultationTimes = {
  /** While there are any. This is also how exactly the second is known at which a process that died was last alive. */
  tickMs: number
  /** While there are none. */
  idleMs: number
}

export const consultationTimes: ConsultationTimes = { tickMs: 1000, idleMs: 5000 }

/** After the database was away, other processes first have to write down whom they hold. */
const afterFailureMs = 5000

type Needs = { log: Log; times: ConsultationTimes; work: () => Promise<{ hasAny: boolean }> }

/** Does the work again and again, one after the other. What fails is done again. */
export function startSweep({ log, times, work }: Needs) {
  let timer: NodeJS.Timeout | undefined
  let underway: Promise<void> | null = null
  let isClosed = false
  let isWoken = false
  let nextAtMs = 0

  async function turn(): Promise<number> {
    try {
      return (await work()).hasAny ? times.tickMs : times.idleMs
    } catch (error) {
      log.warn({ err: error }, 'consultations could not be looked after')
      return afterFailureMs
    }
  }

  function runIn(waitMs: number): void {
    clearTimeout(timer)
    nextAtMs = performance.now() + waitMs
    timer = setTimeout(() => void run(), waitMs).unref()
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    isWoken = false
    underway ??= turn().then((nextMs) => {
      underway = null
      // What came while this turn was under way may have been too late for it.
      if (!isClosed) runIn(isWoken ? times.tickMs : nextMs)
    })
    return underway
  }

  runIn(times.tickMs)
  return {
    /** There is something to look after: not only in a while. However often it is called, it never puts a turn off. */
    wake(): void {
      isWoken = true
      if (isClosed || underway || nextAtMs <= performance.now() + times.tickMs) return
      runIn(times.tickMs)
    },
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await underway
    },
  }
}
