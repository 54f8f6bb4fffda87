import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

/** How long answers ask for their connection to be closed before the port is: a client may be mid-request. */
const drainMs = 1500
/** How long those who came at the last moment are waited for: their request may still be on its way. */
const lastRequestsMs = 500

type Stoppable = { drain(): void; stopListening(): Promise<void>; close(): Promise<void> }

/** On SIGTERM or Ctrl-C: takes no new connections, finishes what is in flight, closes everything, exits. */
export function stopOnSignal(log: Log, app: Stoppable, closeRest: () => Promise<void>, withinMs: number): void {
  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('could not stop in time')
      process.exit(1)
    }, withinMs).unref()
    app.drain()
    if (signal === 'SIGTERM') {
      await wait(drainMs)
      await app.stopListening()
      await wait(lastRequestsMs)
    }
    await app.close()
    await closeRest()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Not once: a signal to the whole process group comes twice, and the second would kill us in mid-stop.
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      })
    })
  }
}
