import type { FastifyInstance, FastifyRequest } from 'fastify'

/** No network address: nobody can come from there but this process. */
const ownAddress = 'this process'

/** Asks a call of our own (GET) without the way over the network. */
export async function callOurselves(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const { statusCode, payload } = await app.inject({ remoteAddress: ownAddress, method: 'GET', url, headers })
  return { status: statusCode, text: payload }
}

/** Whether this process itself asks: it has its own ways not to ask too often, and no caller's limit is used up by it. */
export function isOwnCall(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === ownAddress
}
