import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A picture over a poor 2G line arrives at about 3 kB a second; an attacker sends a byte now and then. */
const minBytesPerSecond = 512

type Body = { request: FastifyRequest; response: ServerResponse; startedAt: number; startBytes: number }

/** The incoming body of each connection; there is one at a time. */
const bodies = new Map<Socket, Body>()

/**
 * Closes connections whose body arrives too slowly, so that a few thousand of them cannot block the server. Checks all
 * of them together at intervals: a timer and a listener for each would cost a short request more than reading it.
 */
export function watchBodies(
  app: FastifyInstance,
  { graceMs, checkEveryMs }: { graceMs: number; checkEveryMs: number },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (hasBody(request) && !raw.complete) {
      bodies.set(raw.socket, {
        request,
        response: reply.raw,
        startedAt: performance.now(),
        startBytes: raw.socket.bytesRead,
      })
    }
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // Keep watching a request that was answered before its body ended.
    if (raw.complete) bodies.delete(raw.socket)
    done()
  })

  const sweep = setInterval(() => closeSlow(graceMs), checkEveryMs)
  sweep.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })
}

function closeSlow(graceMs: number): void {
  const now = performance.now()
  for (const [socket, { request, startedAt, startBytes }] of bodies) {
    const elapsedMs = now - startedAt
    if (isOver(request, socket)) bodies.delete(socket)
    else if (elapsedMs > graceMs && (socket.bytesRead - startBytes) / (elapsedMs / 1000) < minBytesPerSecond) {
      bodies.delete(socket)
      request.log.info({ requestId: request.id }, 'closed a connection that sent its body too slowly')
      socket.destroy()
    }
  }
}

/** Returns whether the request on a connection was answered before its body ended. */
export function wasAnsweredEarly(socket: Socket): boolean {
  const body = bodies.get(socket)
  return body !== undefined && body.response.headersSent && !body.request.raw.complete
}

/** A call from our own process has no connection: its body is complete from the start. */
function isOver({ raw }: FastifyRequest, socket: Socket): boolean {
  return raw.complete || socket.destroyed || socket.bytesRead === undefined
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
