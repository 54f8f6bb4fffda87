import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Options = { isExempt: (address: string) => boolean; forMs?: number; nowMs?: () => number }

/** More addresses than this at once are a distributed attack, against which counting by address is useless. */
const mostAddresses = 10_000

/**
 * Closes new connections from an address for a while after one of them has flooded us: reading the first packet of each
 * would already cost more than all other requests. Returns the function that reports a flooding connection.
 */
export function shutOutFlooders(
  server: Server,
  { isExempt, forMs = 10_000, nowMs = () => performance.now() }: Options,
): (flooding: Socket) => void {
  const until = new Map<string, number>()

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const end = until.get(address)
    if (end === undefined) return
    if (nowMs() < end) socket.destroy()
    else until.delete(address)
  })

  return ({ remoteAddress: address }) => {
    if (address === undefined || isExempt(address)) return
    if (until.size >= mostAddresses) until.clear()
    until.set(address, nowMs() + forMs)
  }
}
