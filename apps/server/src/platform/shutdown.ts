import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

/**
 * How long responses ask to close their connection before the port closes: a client may be in the middle of a request.
 */
const drainMs = 1500
/** How long to wait for the latest connections, whose request may still be on its way. */
const lastRequestsMs = 500

type Stoppable = { drain(): void; stopListening(): Promise<void>; close(): Promise<void> }

/** On SIGTERM or Ctrl-C, stops accepting connections, finishes requests in progress, closes everything and exits. */
export function stopOnSignal(log: Log, app: Stoppable, closeRest: () => Promise<void>, withinMs: number): void {
  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('could not shut down in time')
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
    // Not `once`: a signal to the whole process group arrives twice, and the second would kill the process in the
    // middle of the stop.
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      })
    })
  }
}
