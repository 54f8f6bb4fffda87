import type { Log } from './log.ts'
import type { RedisClient } from './redis.ts'

const channel = 'sankalp:session-ends'

/** Tells the other processes which sessions are over, so that none of them goes on believing in one. */
export type SessionEnds = {
  announce(sessionIds: string[]): void
  close(): Promise<void>
}

export async function createSessionEnds(
  redis: RedisClient | null,
  log: Log,
  onEnd: (sessionIds: string[]) => void,
): Promise<SessionEnds> {
  if (!redis) return { announce: () => {}, close: async () => {} }
  const listener = redis.duplicate()
  listener.on('error', (error: unknown) => log.warn({ err: error }, 'redis (session ends)'))
  await listener.connect()
  await listener.subscribe(channel, (message) => onEnd(JSON.parse(message) as string[]))
  return {
    announce(sessionIds) {
      // If Redis is away the others find out within seconds, when they next ask the database.
      redis
        .publish(channel, JSON.stringify(sessionIds))
        .catch((error: unknown) => log.warn({ err: error }, 'a session end was not announced'))
    },
    close: () => listener.close(),
  }
}
