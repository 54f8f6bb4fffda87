import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'

const channel = 'sankalp:site-changes'

/**
 * Counts the changes of public content. A page that was rendered before the last change is rendered anew, on every
 * process.
 */
export type SiteChanges = {
  count: () => number
  /** Announces a change that is already committed. */
  announce: () => void
  close(): Promise<void>
}

/** Calls `onChange` before the count goes up, so that later renderings read the new content. */
export async function createSiteChanges(
  redis: RedisClient | null,
  log: Log,
  onChange: () => void,
): Promise<SiteChanges> {
  let changes = 0
  const note = () => {
    onChange()
    changes += 1
  }
  const listener = redis?.duplicate()
  if (listener) {
    listener.on('error', (error: unknown) => log.warn({ err: error }, 'redis (site changes)'))
    await listener.connect()
    await listener.subscribe(channel, note)
  }
  return {
    count: () => changes,
    announce() {
      note()
      // If Redis is unreachable, the others show what they have cached until it expires a minute later.
      redis
        ?.publish(channel, '')
        .catch((error: unknown) => log.warn({ err: error }, 'could not announce a change of the site'))
    },
    close: async () => listener?.close(),
  }
}
