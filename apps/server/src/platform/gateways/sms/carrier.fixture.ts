import { createServer } from 'node:http'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; url: URL; headers: IncomingHttpHeaders; body: string }

type Reply = { status: number; body: string; headers?: Record<string, string> }

/** Starts a local carrier that answers over real HTTP and records what it was sent. */
export async function startCarrier(answer: (request: Received) => Reply | 'silence' | 'hang up') {
  const received: Received[] = []
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://carrier')
      const body = Buffer.concat(chunks).toString()
      const seen = { method: request.method ?? '', url, headers: request.headers, body }
      received.push(seen)
      const reply = answer(seen)
      if (reply === 'silence') return
      if (reply === 'hang up') request.socket.destroy()
      else response.writeHead(reply.status, reply.headers).end(reply.body)
    })
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    received,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function json(status: number, value: unknown): Reply {
  return { status, body: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
}
