import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Options = { isExempt: (address: string) => boolean; forMs?: number; nowMs?: () => number }

/** More than this at once is a network of attackers, against which counting by address does nothing. */
const mostAddresses = 10_000

/**
 * Closes connections of an address as soon as they are opened, for a while after one of them has flooded us: to read the first packet of each
 * would already cost more than all that is asked by others. Gives the function that names such a connection.
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
