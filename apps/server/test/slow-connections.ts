import { type Socket, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How a connection that never finishes its request tries to stay open. */
export const slowKinds = {
  header: {
    start: 'POST /api/user/sendOtp HTTP/1.1\r\nHost: 127.0.0.1\r\n',
    drip: 'X-Drip: 1\r\n',
  },
  body: {
    start: 'POST /api/user/sendOtp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"phone_number":"',
    drip: '9',
  },
} as const
export type SlowKind = keyof typeof slowKinds

/** How many are opened in a second: more would test how fast the machine accepts, not how long it holds. */
const openedPerSecond = 1000

/** A byte or a line now and then: often enough to look alive. */
const dripEveryMs = 1000

export type SlowOutcome = { opened: number; closed: number; lastClosedMs: number }

/** Opens slow connections and waits until the server has closed them all, or `waitMs` are over. */
export async function openSlowly(url: string, counts: Record<SlowKind, number>, waitMs: number): Promise<SlowOutcome> {
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
      const stopDripping = drip(socket, slowKinds[kind].drip)
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
      // A refusal in words is an answer; what counts is that the connection ends.
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

function drip(socket: Socket, text: string): () => void {
  const timer = setInterval(() => socket.writable && socket.write(text), dripEveryMs)
  return () => clearInterval(timer)
}
