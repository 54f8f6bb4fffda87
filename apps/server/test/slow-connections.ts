import { type Socket, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The ways in which a connection that never finishes its request tries to stay open. */
export const slowKinds = {
  header: {
    start: 'POST /api/user/sendOtp HTTP/1.1\r\nHost: 127.0.0.1\r\n',
    drip: 'X-Drip: 1\r\n',
  },
  body: {
    start:
      'POST /api/user/sendOtp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"phone_number":"',
    drip: '9',
  },
} as const
export type SlowKind = keyof typeof slowKinds

/** Connections opened per second. More would test how fast the machine accepts them, not how long it holds them. */
const openedPerSecond = 1000

export type SlowOutcome = { opened: number; closed: number; lastClosedMs: number }

/**
 * Opens slow connections and waits until the server has closed them all, or until `waitMs` has passed. They send a byte
 * or a line now and then, often enough to look alive.
 */
export async function openSlowly(
  url: string,
  counts: Record<SlowKind, number>,
  waitMs: number,
  dripEveryMs = 1000,
): Promise<SlowOutcome> {
  const { hostname, port } = new URL(url)
  const outcome: SlowOutcome = { opened: 0, closed: 0, lastClosedMs: 0 }
  const kinds = (Object.keys(counts) as SlowKind[]).flatMap((kind) => Array<SlowKind>(counts[kind]).fill(kind))
  const open = (kind: SlowKind) =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port) })
      let startedAt = Date.now()
      socket.once('connect', () => {
        outcome.opened += 1
        startedAt = Date.now()
        socket.write(slowKinds[kind].start)
      })
      const stopDripping = drip(socket, slowKinds[kind].drip, dripEveryMs)
      const giveUp = setTimeout(() => finish(false), waitMs)
      const finish = (wasClosed: boolean) => {
        clearTimeout(giveUp)
        stopDripping()
        socket.destroy()
        if (wasClosed) {
          outcome.closed += 1
          outcome.lastClosedMs = Math.max(outcome.lastClosedMs, Date.now() - startedAt)
        }
        resolve()
      }
      socket.on('error', () => undefined)
      // Discard an error response: only the end of the connection counts.
      socket.resume()
      socket.once('close', () => finish(true))
    })
  await Promise.all(
    kinds.map(async (kind, index) => {
      await wait((index / openedPerSecond) * 1000)
      await open(kind)
    }),
  )
  return outcome
}

function drip(socket: Socket, text: string, everyMs: number): () => void {
  const timer = setInterval(() => socket.writable && socket.write(text), everyMs)
  return () => clearInterval(timer)
}

/**
 * Requests a page many times and reads `bytesPerSecond` of the answers for `readMs`; then reads what is left. `closed`
 * counts the connections that received only a part, because the server had closed them.
 */
export async function askSlowly(
  url: string,
  path: string,
  {
    count,
    requests,
    bytesPerSecond,
    readMs,
  }: { count: number; requests: number; bytesPerSecond: number; readMs: number },
): Promise<SlowOutcome> {
  const { hostname, port } = new URL(url)
  const outcome: SlowOutcome = { opened: 0, closed: 0, lastClosedMs: 0 }
  const ask = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port) })
      const startedAt = Date.now()
      let expected = Number.POSITIVE_INFINITY
      let received = 0
      const take = (bytes: Buffer | null) => {
        if (!bytes) return
        received += bytes.length
        if (expected !== Number.POSITIVE_INFINITY) return
        const head = bytes.toString('latin1').split('\r\n\r\n')[0]!
        expected = requests * Number(/content-length: (\d+)/i.exec(head)?.[1])
      }
      socket.once('connect', () => {
        outcome.opened += 1
        socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(requests))
      })
      // Listening without reading keeps the kernel's buffers full.
      socket.on('readable', () => undefined)
      const spoon = setInterval(
        () =>
          bytesPerSecond > 0 &&
          take(socket.read(Math.min(socket.readableLength, bytesPerSecond / 10)) as Buffer | null),
        100,
      )
      const readRest = setTimeout(() => {
        clearInterval(spoon)
        socket.removeAllListeners('readable')
        socket.on('data', take)
        // A client that is still served has received everything by then; the connection stays open but is no longer
        // needed.
        setTimeout(() => socket.destroy(), 10_000)
      }, readMs)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        clearInterval(spoon)
        clearTimeout(readRest)
        if (received < expected) {
          outcome.closed += 1
          outcome.lastClosedMs = Math.max(outcome.lastClosedMs, Date.now() - startedAt)
        }
        resolve()
      })
    })
  await Promise.all(Array.from({ length: count }, ask))
  return outcome
}
