import { notFound } from '@sankalp/contract'
import { isRunning } from '@sankalp/contract/consultation-life'
import type { Db } from '../../platform/db/db.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import { findRunningBetween } from './consultations.repository.ts'
import { findSides } from './messages.repository.ts'
import type { Part, Presence } from './presence.ts'
import type { Readiness } from './readiness.ts'

export type Parts = ReturnType<typeof createParts>

/**
 * Finds the consultation that a connection refers to, and joins it: sending in a consultation means taking part, which
 * is refused to strangers.
 */
export function createParts({ db, presence, readiness }: { db: Db; presence: Presence; readiness: Readiness }) {
  async function partWith(connection: LiveConnection, otherId: string): Promise<Part> {
    const known = presence.partOf(connection)
    if (known?.otherId === otherId) return known
    const running = await findRunningBetween(db, connection.viewer.userId, otherId)
    if (!running) throw notFound()
    const part = { consultationId: running.id, side: running.side, otherId }
    await presence.attend(connection, part)
    return part
  }

  async function partIn(connection: LiveConnection, consultationId: string): Promise<Part> {
    const known = presence.partOf(connection)
    if (known?.consultationId === consultationId) return known
    const sides = await findSides(db, consultationId)
    const { userId } = connection.viewer
    if (!sides || !isRunning(sides.state) || (sides.userId !== userId && sides.acharyaUserId !== userId))
      throw notFound()
    const isUser = sides.userId === userId
    const part: Part = {
      consultationId,
      side: isUser ? 'user' : 'acharya',
      otherId: isUser ? sides.acharyaUserId : sides.userId,
    }
    await presence.attend(connection, part)
    return part
  }

  return {
    /** Returns the part in the consultation with this user. */
    async with(connection: LiveConnection, otherId: string): Promise<Part> {
      const part = await partWith(connection, otherId)
      await readiness.chatOpen(connection, part)
      return part
    },
    /** Returns the part in the consultation with this id. */
    async in(connection: LiveConnection, consultationId: string): Promise<Part> {
      const part = await partIn(connection, consultationId)
      await readiness.chatOpen(connection, part)
      return part
    },
  }
}
