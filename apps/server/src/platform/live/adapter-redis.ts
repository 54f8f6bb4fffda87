import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'
import { createRedisPatience } from '../redis-patience.ts'
import { createTogether } from './together.ts'

/**
 * Every message is written to the stream by the process that was told it and read by all of them, themselves included. When hundreds come in a
 * second, the round trips cost more than the messages: so a process writes and reads at most so often, and then all that there is.
 */
const togetherMs = 10

/**
 * The adapter reads its stream in a loop without a pause: a client that refuses at once while Redis is away
 * would make that loop take the whole processor. This one lets it wait.
 */
export async function openAdapterRedis(redis: RedisClient, log: Log): Promise<RedisClient> {
  const client = redis.duplicate({ disableOfflineQueue: false })
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis (live channel)'))
  await client.connect()
  return paceStreams(client)
}

/** The adapter reads with a duplicate of the client that it writes with. */
function paceStreams(client: RedisClient): RedisClient {
  const [add, duplicate, inTurn] = [client.xAdd.bind(client), client.duplicate.bind(client), createTogether(togetherMs)]
  // Only when an entry is written, or has failed, are those told who are connected here: they must not wait for a Redis that is away. It is written
  // and read by the others when Redis is back.
  const patience = createRedisPatience()
  const xAdd: RedisClient['xAdd'] = (...entry) => inTurn(() => patience.wait(add(...entry)))
  return Object.assign(client, {
    xAdd,
    duplicate: (...options: Parameters<RedisClient['duplicate']>) => paceReading(duplicate(...options) as RedisClient),
  })
}

function paceReading(client: RedisClient): RedisClient {
  const [read, inTurn] = [client.xRead.bind(client), createTogether(togetherMs)]
  const xRead: RedisClient['xRead'] = (...from) => inTurn(() => read(...from))
  return Object.assign(client, { xRead })
}
