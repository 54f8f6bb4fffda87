import { onTestFinished } from 'vitest'
import { type RedisClient, openRedis } from '../src/platform/redis.ts'

/** Opens a connection to the Redis of this run, closed when the test is over. */
export async function openTestRedis(url = process.env.TEST_REDIS_URL): Promise<RedisClient> {
  if (!url) throw new Error('TEST_REDIS_URL is not set')
  const client = await openRedis(url, () => {}, 600_000)
  onTestFinished(() => client.destroy())
  return client
}
