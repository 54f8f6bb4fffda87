import type { createClient as CreateClient } from 'redis'

export type RedisClient = ReturnType<typeof CreateClient>

/** Connects, or fails at once with a clear error: a configured but missing Redis is a mistake. */
export async function openRedis(
  url: string,
  report: (error: Error) => void,
  connectWithinMs = 3000,
): Promise<RedisClient> {
  // Import it here only: a server without Redis does not need it.
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
  // Without a listener a lost connection would end the process.
  client.on('error', report)
  await client.connect()
  connected = true
  return client
}
