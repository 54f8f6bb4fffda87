import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

export type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
export type Reaction = { status?: number; json?: unknown; text?: string } | 'hang up' | 'stay silent'

/** Starts a real HTTP server that answers as the test says and records its requests. */
export async function startApi(react: (seen: Seen) => Reaction | Promise<Reaction>) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const asked: Seen = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      }
      seen.push(asked)
      void answer(asked, response)
    })
  })
  const answer = async (asked: Seen, response: ServerResponse) => {
    const reaction = await react(asked)
    if (reaction === 'stay silent') return
    if (reaction === 'hang up') {
      response.destroy()
      return
    }
    response.writeHead(reaction.status ?? 200, { 'content-type': 'application/json' })
    response.end(reaction.text ?? JSON.stringify(reaction.json ?? {}))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const realFetch = globalThis.fetch
  // A page resolves relative URLs against itself; Node has no page.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => realFetch(new URL(path, base), init))
  return {
    seen,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
