import { readFileSync } from 'node:fs'

/**
 * Loaded before a server (`NODE_OPTIONS=--import`), in each of its threads, that of the embedded database too: its clock is ahead of the
 * machine's by the milliseconds that stand in a file, or behind it. Timers and `performance.now` go on as they do when a machine's
 * clock is set.
 */
const file = process.env.MOVED_CLOCK_FILE!
/** So often the file is read, however often the time is asked for. */
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

// The same class to whoever compares: dates that Node makes by itself are still dates.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [movedNow()] : given, asked),
  apply: (target) => new target(movedNow()).toString(),
  get: (target, name) => (name === 'now' ? movedNow : Reflect.get(target, name)),
})
