import { vi } from 'vitest'

export type SeenCall = { method: string; url: URL; body: unknown; headers: Headers }
type Answer = { status?: number; json?: unknown }
type Handler = (call: SeenCall) => Answer | Promise<Answer>

/** Calls of this test without a handler: the page sees a network failure, so nothing else would report them. */
export const unanswered: string[] = []

/**
 * For tests in a browser: answers API calls by `METHOD /path` in place of the server, and records them. A handler may
 * wait as long as the test likes. A call without a handler fails the test that made it.
 */
export function answerApi(handlers: Record<string, Handler>): { calls: SeenCall[]; count: (name: string) => number } {
  const calls: SeenCall[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const method = init.method ?? 'GET'
    const handler = handlers[`${method} ${url.pathname}`]
    if (!handler) {
      unanswered.push(`${method} ${url.pathname}`)
      throw new Error(`The test answers no ${method} ${url.pathname}`)
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const call = { method, url, body, headers: new Headers(init.headers) }
    calls.push(call)
    const { status = 200, json = {} } = await handler(call)
    init.signal?.throwIfAborted()
    return Response.json(json, { status })
  })
  return { calls, count: (name) => calls.filter(({ method, url }) => `${method} ${url.pathname}` === name).length }
}
