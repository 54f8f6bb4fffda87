import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Db } from '../../platform/db/db.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { saveChatOpen, saveConnected } from './readiness.repository.ts'

type OfSide = { consultationId: string; side: ConsultationSide }
type Needs = { db: Db; sharedClock: SharedClock; onReady: (consultationId: string) => void }

export type Readiness = ReturnType<typeof createReadiness>

/** Records when each side was ready, by the server's clock: the meter starts when the second one is. */
export function createReadiness({ db, sharedClock, onReady }: Needs) {
  /** Per connection of this process: the consultation in which it last had the chat open. */
  const noted = new WeakMap<LiveConnection, string>()

  return {
    /** Records that a connection that joins a chat or acts in it has it open. Does nothing in a video or audio call. */
    async chatOpen(connection: LiveConnection, part: OfSide): Promise<void> {
      if (noted.get(connection) === part.consultationId) return
      if (await saveChatOpen(db, part, await sharedClock.now(db))) onReady(part.consultationId)
      noted.set(connection, part.consultationId)
    },
    /** Records that this side's browser reports its video or audio call as connected. */
    async connected(part: OfSide): Promise<void> {
      if (await saveConnected(db, part, await sharedClock.now(db))) onReady(part.consultationId)
    },
  }
}
