import type { createClient as CreateClient } from 'redis'

export type RedisClient = ReturnType<typeof CreateClient>

/** Connects, or gives up at once with a clear error: a configured Redis that is not there is a mistake. */
export async function openRedis(
  url: string,
  report: (error: Error) => void,
  connectWithinMs = 3000,
): Promise<RedisClient> {
  // Loaded only here: a server without Redis does not need it.
  const { createClient } = await import('redis')
  const client: RedisClient = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectWithinMs,
      reconnectStrategy: (tries) => (connected ? Math.min(50 * 2 ** tries, 1000) : false),
    },
  })
  let connected = false
  // Without a listener a lost connection would take the process down.
  client.on('error', report)
  await client.connect()
  connected = true
  return client
}
