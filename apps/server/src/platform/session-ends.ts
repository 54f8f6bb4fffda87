import type { Log } from './log.ts'
import type { RedisClient } from './redis.ts'

const channel = 'sankalp:session-ends'

/** Announces ended sessions to the other processes, so that none of them continues to accept one. */
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
      // If Redis is unreachable, the others find out within seconds, with their next query to the database.
      redis
        .publish(channel, JSON.stringify(sessionIds))
        .catch((error: unknown) => log.warn({ err: error }, 'could not announce the end of a session'))
    },
    close: () => listener.close(),
  }
}
