import { randomUUID } from 'node:crypto'
import type { Log } from './log.ts'
import type { RedisClient } from './redis.ts'

/** Who is connected, over all processes. */
export type OnlineBoard = {
  /** One more connection of somebody to this process, or one less. */
  come(userId: string): void
  go(userId: string): void
  online(): readonly string[]
  /** From now on `watcher` is called with whoever came or went since the last time. */
  watch(watcher: Watcher): void
  close(): Promise<void>
}
type Watcher = (came: string[], went: string[]) => void

const key = 'sankalp:online'
const channel = 'sankalp:online-changed'
/** A process that says nothing for so long is gone, and its people with it: found out well within 5 s. */
const aliveMs = 3000
const beatMs = 1000

/**
 * Says that this process is alive and whom it holds, forgets whom silent processes held, and gives everybody. By the clock
 * of Redis, since those of the processes may differ.
 */
const beatScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
for _, member in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if string.sub(member, 1, #ARGV[1]) == ARGV[1] then redis.call('ZREM', KEYS[1], member) end
end
for i = 3, #ARGV do redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1] .. ARGV[i]) end
return redis.call('ZRANGE', KEYS[1], 0, -1)`

/** Without Redis there is one process, and the board is its memory. While Redis is away, each process knows its own people. */
export async function createOnlineBoard(redis: RedisClient | null, log: Log): Promise<OnlineBoard> {
  const here = new Map<string, number>()
  let elsewhere = new Set<string>()
  let told = new Set<string>()
  const watchers: Watcher[] = []

  function tell(): void {
    const now = new Set([...here.keys(), ...elsewhere])
    const came = [...now].filter((userId) => !told.has(userId))
    const went = [...told].filter((userId) => !now.has(userId))
    told = now
    if (came.length + went.length > 0) for (const watcher of watchers) watcher(came, went)
  }

  function hear(userIds: string[]): void {
    elsewhere = new Set(userIds)
    tell()
  }
  const shared = redis && (await shareThrough(redis, log, { ours: () => [...here.keys()], hear }))

  function count(userId: string, step: number): void {
    const connections = (here.get(userId) ?? 0) + step
    if (connections > 0) here.set(userId, connections)
    else here.delete(userId)
    tell()
    shared?.announce()
  }

  return {
    come: (userId) => count(userId, 1),
    go: (userId) => count(userId, -1),
    online: () => [...told],
    watch: (watcher) => void watchers.push(watcher),
    close: async () => shared?.close(),
  }
}

type Sides = { ours: () => string[]; hear: (theirs: string[]) => void }

/** Keeps Redis told of `ours`, and `hear`s of the people of the other processes. */
async function shareThrough(redis: RedisClient, log: Log, { ours, hear }: Sides) {
  const processId = `${randomUUID()}:`
  let lastGoodAt = Date.now()
  let beating: Promise<void> | null = null
  let again = false
  let closed = false

  async function beatOnce(userIds: string[]): Promise<void> {
    try {
      const members = await redis.eval(beatScript, { keys: [key], arguments: [processId, String(aliveMs), ...userIds] })
      if (Date.now() - lastGoodAt > aliveMs) log.info('who is online is shared again')
      lastGoodAt = Date.now()
      hear((members as string[]).filter((member) => !member.startsWith(processId)).map((member) => member.slice(processId.length)))
    } catch (error) {
      const silentMs = Date.now() - lastGoodAt
      // Told once, when what we know of the others has become worthless.
      if (silentMs > aliveMs && silentMs < aliveMs + 2 * beatMs) log.warn({ err: error }, 'who is online is not shared')
      if (silentMs > aliveMs) hear([])
    }
  }

  /** One at a time; what changes meanwhile goes with the next. */
  function beat(): Promise<void> {
    if (beating) again = true
    beating ??= beatOnce(ours()).finally(() => {
      beating = null
      if (again && !closed) {
        again = false
        void beat()
      }
    })
    return beating
  }

  const listener = redis.duplicate()
  listener.on('error', (error: unknown) => log.warn({ err: error }, 'redis (who is online)'))
  await listener.connect()
  await listener.subscribe(channel, (from) => {
    if (from !== processId) void beat()
  })
  const timer = setInterval(() => void beat(), beatMs)
  timer.unref()
  await beat()

  return {
    announce(): void {
      void beat()
        .then(() => redis.publish(channel, processId))
        // The others find out by their own next beat.
        .catch((error: unknown) => log.debug({ err: error }, 'a change of who is online was not announced'))
    },
    async close(): Promise<void> {
      closed = true
      clearInterval(timer)
      await beating
      await beatOnce([])
      await listener.close()
    },
  }
}
