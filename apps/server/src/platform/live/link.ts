/** How often a process writes an entry that it has to read back. */
const pulseMs = 500
/** After this time without a pulse, messages from here count as not delivered. */
const lostAfterMs = 1500

export type Link = ReturnType<typeof createLink>

/**
 * Detects whether messages pass between this process and the others. Each process writes into the shared stream and
 * reads from it over two connections, and either may be lost. So it proves both repeatedly with an entry that it writes
 * and reads back.
 */
export function createLink(nowMs: () => number = () => performance.now()) {
  let wroteAtMs = nowMs()
  let readAtMs = nowMs()
  return {
    pulseMs,
    wrote: () => void (wroteAtMs = nowMs()),
    read: () => void (readAtMs = nowMs()),
    /** Returns the time since the last proof once that is too long, else 0. */
    aloneMs(): number {
      const ms = nowMs() - Math.min(wroteAtMs, readAtMs)
      return ms > lostAfterMs ? ms : 0
    },
  }
}
