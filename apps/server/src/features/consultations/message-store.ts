import { DatabaseUnavailable, type Db } from '../../platform/db/db.ts'
import { createGathering } from '../../platform/gathering.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { type NewMessage, type Stored, storeMessage, storeMessages } from './messages.repository.ts'

export type PlainMessage = Omit<NewMessage, 'attachment'>

/**
 * Stores messages without an attachment, those of all connections that come while the database is busy with one call by the next: when many
 * talk at once, a round trip and a wait for the disk for each message would cost more than everything else that is done with it.
 */
export function createMessageStore({ db, sharedClock }: { db: Db; sharedClock: SharedClock }): (message: PlainMessage) => Promise<Stored> {
  const storeOne = (message: PlainMessage) => storeMessage(db, { ...message, attachment: null }, sharedClock.given())

  const gather = createGathering<PlainMessage, Stored | null>(async (messages) => {
    try {
      return await storeMessages(db, messages, sharedClock.given())
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      // Whatever is wrong with one of them is not the others' fault: each is tried by itself.
      return messages.map(() => null)
    }
  })

  return async (message) => (await gather(message)) ?? storeOne(message)
}
