import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'

const channel = 'sankalp:site-changes'

/** Counts the changes of what everybody reads: a page that was rendered before the last one is rendered anew, on every process. */
export type SiteChanges = {
  count: () => number
  /** Something has changed, and everybody can see it by now. */
  announce: () => void
  close(): Promise<void>
}

/** `onChange` is told before the count goes up: whoever renders after that reads what is new. */
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
      // If Redis is away the others show what they have until it expires, a minute later.
      redis
        ?.publish(channel, '')
        .catch((error: unknown) => log.warn({ err: error }, 'a change of the site was not announced'))
    },
    close: async () => listener?.close(),
  }
}
