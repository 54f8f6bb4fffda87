import { notFound } from '@sankalp/contract'
import type { Db } from '../../platform/db/db.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import { findRunningBetween } from './consultations.repository.ts'
import { findSides } from './messages.repository.ts'
import type { Part, Presence } from './presence.ts'

export type Parts = ReturnType<typeof createParts>

/** Which consultation a connection speaks of. Whoever speaks in one takes part in it; nobody speaks in somebody else's. */
export function createParts({ db, presence }: { db: Db; presence: Presence }) {
  return {
    /** The one with this person. */
    async with(connection: LiveConnection, otherId: string): Promise<Part> {
      const known = presence.partOf(connection)
      if (known?.otherId === otherId) return known
      const running = await findRunningBetween(db, connection.viewer.userId, otherId)
      if (!running) throw notFound()
      const part = { consultationId: running.id, side: running.side, otherId }
      await presence.attend(connection, part)
      return part
    },
    /** The one of this id. */
    async in(connection: LiveConnection, consultationId: string): Promise<Part> {
      const known = presence.partOf(connection)
      if (known?.consultationId === consultationId) return known
      const sides = await findSides(db, consultationId)
      const { userId } = connection.viewer
      if (!sides?.isRunning || (sides.userId !== userId && sides.acharyaUserId !== userId)) throw notFound()
      const isUser = sides.userId === userId
      const part: Part = {
        consultationId,
        side: isUser ? 'user' : 'acharya',
        otherId: isUser ? sides.acharyaUserId : sides.userId,
      }
      await presence.attend(connection, part)
      return part
    },
  }
}
