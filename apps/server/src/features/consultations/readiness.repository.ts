import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Queryable } from '../../platform/db/db.ts'

type OfSide = { consultationId: string; side: ConsultationSide }

/** Records that this side has the chat open. Returns whether that is new. */
export async function saveChatOpen(db: Queryable, { consultationId, side }: OfSide, now: Date): Promise<boolean> {
  const column = readyColumns[side]
  const rows = await db.query(
    `update consultation set ${column} = $2 where id = $1 and ${column} is null and talk = 'Chat' and state in ${runningStates} returning id`,
    [consultationId, now],
  )
  return rows.length > 0
}

/**
 * Records that this side's video or audio call is connected; from then on, an acharya counts as heard. Returns whether
 * that is new.
 */
export async function saveConnected(db: Queryable, { consultationId, side }: OfSide, now: Date): Promise<boolean> {
  const column = readyColumns[side]
  const rows = await db.query(
    `update consultation set ${column} = $2 ${side === 'acharya' ? ', spoke_at = coalesce(spoke_at, $2)' : ''}
      where id = $1 and ${column} is null and talk <> 'Chat' and state in ${runningStates} returning id`,
    [consultationId, now],
  )
  return rows.length > 0
}

/** Records that this side has joined the video or audio call. Returns false if the consultation is a chat. */
export async function saveSignalled(db: Queryable, { consultationId, side }: OfSide): Promise<boolean> {
  const column = side === 'user' ? 'user_signalled' : 'acharya_signalled'
  const rows = await db.query(
    `update consultation set ${column} = true where id = $1 and talk <> 'Chat' returning id`,
    [consultationId],
  )
  return rows.length > 0
}

const readyColumns = { user: 'user_ready_at', acharya: 'acharya_ready_at' } as const
const runningStates = `('accepted', 'live', 'paused')`
