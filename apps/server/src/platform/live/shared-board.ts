import { randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'
import { createRedisPatience } from '../redis-patience.ts'
import type { LiveTimes } from './times.ts'

const key = 'sankalp:online'
const channel = 'sankalp:online-changed'

/**
 * Writes that this process is alive and whom it holds, removes whom silent processes held, and gives everybody. By the
 * clock of Redis, since those of the processes may differ.
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

/** Writes our people into Redis again and again, and hands over those of the other processes. */
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
      if (performance.now() - lastGoodAt > boardAliveMs) log.info('who is online is shared again')
      lastGoodAt = performance.now()
      const others = (members as string[]).filter((member) => !member.startsWith(processId))
      setElsewhere(others.map((member) => member.slice(processId.length)))
    } catch (error) {
      const silentMs = performance.now() - lastGoodAt
      // Logged once, when what we know of the others has become worthless.
      if (silentMs > boardAliveMs && silentMs < boardAliveMs + 2 * boardEveryMs)
        log.warn({ err: error }, 'who is online is not shared')
      if (silentMs > boardAliveMs) setElsewhere([])
    }
  }

  /** One at a time; what changes meanwhile goes with the next. */
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
  listener.on('error', (error: unknown) => log.warn({ err: error }, 'redis (who is online)'))
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
        // The others find out by their own next exchange.
        .catch((error: unknown) => log.debug({ err: error }, 'a change of who is online was not announced'))
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
