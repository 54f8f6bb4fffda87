import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Called by whoever watches over the server, at all times; they do not make it busy. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])
const idleMsByDefault = 20_000
/** V8 follows a collection with the gradual one that empties its reserves, 8 s later; twice that is enough. */
const reducingMs = 16_000

type Options = {
  idleMs?: number
  /** How much else was done so far that no request tells of, such as live events: while it grows, the server is busy. */
  countOtherWork?: () => number
  startReducing?: () => void
  stopReducing?: () => void
}

/**
 * Gives memory back to the system once nobody has asked for anything for a while. V8 does so by itself only when it
 * sees few allocations, and in a process without any it never looks: a server that had its visitors would keep 100 MB
 * of empty pages for ever.
 */
export function releaseMemoryWhenIdle(server: Server, options: Options = {}): void {
  const {
    idleMs = idleMsByDefault,
    countOtherWork = () => 0,
    startReducing = preferSmallMemory,
    stopReducing = preferSpeed,
  } = options
  let isReducing = false
  let otherWork = 0
  const idle = setTimeout(() => {
    const done = countOtherWork()
    if (done !== otherWork) {
      otherWork = done
      idle.refresh()
      return
    }
    isReducing = true
    startReducing()
    end.refresh()
  }, idleMs)
  const end = setTimeout(stop, reducingMs)
  idle.unref()
  end.unref()

  function stop(): void {
    if (!isReducing) return
    isReducing = false
    stopReducing()
  }

  server.on('request', ({ url = '' }) => {
    if (probes.has(url)) return
    stop()
    idle.refresh()
  })
  server.on('close', () => {
    clearTimeout(idle)
    clearTimeout(end)
    stop()
  })
}

function preferSmallMemory(): void {
  setFlagsFromString('--optimize-for-size')
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collectGarbage()
}

function preferSpeed(): void {
  setFlagsFromString('--no-optimize-for-size')
}
