import { readFileSync } from 'node:fs'

/**
 * Loaded before a server (`NODE_OPTIONS=--import`), in each of its threads including the embedded database's. Shifts
 * its clock against the machine's by the milliseconds in a file. Timers and `performance.now` are unaffected, as when a
 * machine's clock is set.
 */
const file = process.env.MOVED_CLOCK_FILE!
/** The file is read at this interval, however often the time is requested. */
const readEveryMs = 20
const machineNow = Date.now
let aheadMs = 0
let readAt = Number.NEGATIVE_INFINITY

function movedNow(): number {
  const now = performance.now()
  if (now - readAt >= readEveryMs) {
    readAt = now
    aheadMs = Number(readFileSync(file, 'utf8'))
  }
  return machineNow() + aheadMs
}

// A proxy keeps the class identical for comparisons: dates that Node creates itself are still dates.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [movedNow()] : given, asked),
  apply: (target) => new target(movedNow()).toString(),
  get: (target, name) => (name === 'now' ? movedNow : Reflect.get(target, name)),
})
