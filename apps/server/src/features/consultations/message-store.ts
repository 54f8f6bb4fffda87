import { DatabaseUnavailable, type Db } from '../../platform/db/db.ts'
import { createGathering } from '../../platform/gathering.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { type NewMessage, type Stored, storeMessage, storeMessages } from './messages.repository.ts'

export type PlainMessage = Omit<NewMessage, 'attachment'>

/** Too short for a person to notice, and long enough for several to come where hundreds are said in a second. */
const togetherMs = 10

/**
 * Stores messages without an attachment. One that comes alone is stored at once; those of all connections that come within the next 10 ms, or
 * while the database is busy, go with the next call: when many talk at once, a round trip and a wait for the disk for each message would cost more than everything else that is done with it.
 */
export function createMessageStore({
  db,
  sharedClock,
}: {
  db: Db
  sharedClock: SharedClock
}): (message: PlainMessage) => Promise<Stored> {
  const storeOne = (message: PlainMessage) => storeMessage(db, { ...message, attachment: null }, sharedClock.given())

  async function storeTogether(messages: readonly PlainMessage[]): Promise<(Stored | null)[]> {
    try {
      return await storeMessages(db, messages, sharedClock.given())
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      // Whatever is wrong with one of them is not the others' fault: each is tried by itself.
      return messages.map(() => null)
    }
  }
  const gather = createGathering(storeTogether, { everyMs: togetherMs })

  return async (message) => (await gather(message)) ?? storeOne(message)
}
