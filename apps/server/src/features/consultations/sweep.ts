import type { Log } from '../../platform/log.ts'

/** How often a process checks consultations. Tests do it by hand. */
export type ConsultationTimes = {
  /**
   * The interval while there are any. It is also the precision with which the last second of a dead process is known.
   */
  tickMs: number
  /** The interval while there are none. */
  idleMs: number
}

export const consultationTimes: ConsultationTimes = { tickMs: 1000, idleMs: 5000 }

/** After the database was away, all processes first have to write their presence. Only then check who is missing. */
const afterFailureMs = 5000

type Needs = {
  log: Log
  times: ConsultationTimes
  /** Writes the presence of this process's connections. */
  write: () => Promise<void>
  /** Does what is due. */
  look: () => Promise<{ hasAny: boolean }>
}

/** Writes and checks repeatedly, one turn after the other. A failed turn is repeated. */
export function startSweep({ log, times, write, look }: Needs) {
  let timer: NodeJS.Timeout | undefined
  let underway: Promise<void> | null = null
  let isClosed = false
  let isWoken = false
  let nextAtMs = 0
  let lookFromMs = 0

  async function turn(): Promise<number> {
    try {
      await write()
      if (performance.now() < lookFromMs) return times.tickMs
      return (await look()).hasAny ? times.tickMs : times.idleMs
    } catch (error) {
      log.warn({ err: error }, 'could not process the due consultations')
      lookFromMs = performance.now() + afterFailureMs
      return times.tickMs
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
      // An event during this turn may have come too late for it.
      if (!isClosed) runIn(isWoken ? times.tickMs : nextMs)
    })
    return underway
  }

  runIn(times.tickMs)
  return {
    /**
     * Shortens the wait for the next turn, because there is something to check. Calling it often never delays a turn.
     */
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
