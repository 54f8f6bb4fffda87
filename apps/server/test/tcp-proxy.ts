import { type Socket, connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A connection that can be cut: traffic passes through to the target until it is cut, and again once it is mended. */
export type TcpProxy = {
  port: number
  /** Drops every connection and refuses new ones. */
  cut(): void
  mend(): void
  /** Passes nothing on and notifies neither side, like a phone that has lost its network. */
  freeze(): void
  /** Passes traffic on again, including all that was sent meanwhile. */
  thaw(): void
  close(): Promise<void>
}

export async function openProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const pairs = new Set<[near: Socket, far: Socket]>()
  let isCut = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    // Ignore the error: this proxy exists to break connections.
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy()
    const far = connect(target)
    keep(near)
    keep(far)
    near.pipe(far).pipe(near)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('close', () => {
      pairs.delete(pair)
      far.destroy()
    })
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const dropAll = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      dropAll()
    },
    mend: () => void (isCut = false),
    freeze() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw() {
      for (const [near, far] of pairs) near.pipe(far).pipe(near)
    },
    async close() {
      dropAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Returns the address of a service as seen through a proxy. */
export function throughProxy(url: string, { port }: Pick<TcpProxy, 'port'>): string {
  const seen = new URL(url)
  seen.hostname = '127.0.0.1'
  seen.port = String(port)
  return seen.href
}

export function targetOf(url: string, usualPort: number): { host: string; port: number } {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port || usualPort) }
}
