import { randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'
import { createRedisPatience } from '../redis-patience.ts'
import type { LiveTimes } from './times.ts'

const key = 'sankalp:online'
const channel = 'sankalp:online-changed'

/**
 * Writes that this process is alive and which users it has, removes the users of silent processes, and returns all
 * users. Uses the clock of Redis, because those of the processes may differ.
 */
const exchangeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
for _, member in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if string.sub(member, 1, #ARGV[1]) == ARGV[1] then redis.call('ZREM', KEYS[1], member) end
end
for i = 3, #ARGV do redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1] .. ARGV[i]) end
return redis.call('ZRANGE', KEYS[1], 0, -1)`

type Sides = { listOurs: () => string[]; setElsewhere: (userIds: string[]) => void }
type Times = Pick<LiveTimes, 'boardEveryMs' | 'boardAliveMs'>

/** Writes our users into Redis repeatedly, and reports those of the other processes. */
export async function shareBoard(
  redis: RedisClient,
  log: Log,
  { boardEveryMs, boardAliveMs }: Times,
  { listOurs, setElsewhere }: Sides,
) {
  const processId = `${randomUUID()}:`
  const patience = createRedisPatience()
  let lastGoodAt = performance.now()
  let underway: Promise<void> | null = null
  let again = false
  let closed = false

  async function exchangeOnce(userIds: string[]): Promise<void> {
    try {
      if (patience.isSilent()) throw new Error('Redis does not answer')
      const members = await patience.wait(
        redis.eval(exchangeScript, { keys: [key], arguments: [processId, String(boardAliveMs), ...userIds] }),
      )
      if (performance.now() - lastGoodAt > boardAliveMs) log.info('sharing the list of online users again')
      lastGoodAt = performance.now()
      const others = (members as string[]).filter((member) => !member.startsWith(processId))
      setElsewhere(others.map((member) => member.slice(processId.length)))
    } catch (error) {
      const silentMs = performance.now() - lastGoodAt
      // Log it once, when our knowledge of the other processes has become stale.
      if (silentMs > boardAliveMs && silentMs < boardAliveMs + 2 * boardEveryMs)
        log.warn({ err: error }, 'could not share the list of online users')
      if (silentMs > boardAliveMs) setElsewhere([])
    }
  }

  /** Runs one exchange at a time. Changes in the meantime go with the next. */
  function exchange(): Promise<void> {
    if (underway) again = true
    underway ??= exchangeOnce(listOurs()).finally(() => {
      underway = null
      if (again && !closed) {
        again = false
        void exchange()
      }
    })
    return underway
  }

  const listener = redis.duplicate()
  listener.on('error', (error: unknown) => log.warn({ err: error }, 'redis (online users)'))
  await listener.connect()
  await listener.subscribe(channel, (from) => {
    if (from !== processId) void exchange()
  })
  const timer = setInterval(() => void exchange(), boardEveryMs)
  timer.unref()
  await exchange()

  return {
    announce(): void {
      void exchange()
        .then(() => redis.publish(channel, processId))
        // The others learn of it with their own next exchange.
        .catch((error: unknown) => log.debug({ err: error }, 'could not announce a change of the online users'))
    },
    async close(): Promise<void> {
      closed = true
      clearInterval(timer)
      await underway
      await exchangeOnce([])
      await listener.close()
    },
  }
}
