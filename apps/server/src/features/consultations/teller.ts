import type { ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import type { Tx } from '../../platform/db/db.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import type { Live } from '../../platform/live/live.ts'
import { talkRoom } from '../../platform/live/rooms.ts'
import { type Whole, toConsultation } from './view.ts'

export type Teller = ReturnType<typeof createTeller>

/** Sends events about changes after the commit: a client told earlier would still read the old state. */
export function createTeller() {
  let live: Live | null = null
  const after = (tx: Tx, tell: (live: Live) => void) => tx.afterCommit(() => live && tell(live))

  return {
    use: (channel: Live) => void (live = channel),
    now<E extends ServerEvent>(userId: string, event: E, payload: ServerPayload<E>): void {
      live?.tell(userId, event, payload)
    },
    /** Sends to all connections that take part in a consultation, except the one that caused the event. */
    talk<E extends ServerEvent>(
      connection: Pick<LiveConnection, 'id'>,
      consultationId: string,
      event: E,
      payload: ServerPayload<E>,
    ): void {
      live?.tellRoom(connection, talkRoom(consultationId), event, payload)
    },
    later<E extends ServerEvent>(tx: Tx, userId: string, event: E, payload: ServerPayload<E>): void {
      after(tx, (channel) => channel.tell(userId, event, payload))
    },
    laterOthers<E extends ServerEvent>(
      tx: Tx,
      connection: Pick<LiveConnection, 'id'>,
      userId: string,
      event: E,
      payload: ServerPayload<E>,
    ): void {
      after(tx, (channel) => channel.tellOthers(connection, [userId], event, payload))
    },
    /** Sends the state to both sides of a consultation. */
    changed(tx: Tx, whole: Whole, now: Date): void {
      const consultation = toConsultation(whole, now)
      for (const userId of [whole.row.userId, whole.row.acharyaUserId])
        this.later(tx, userId, 'consultation:changed', { consultation })
    },
    /** Tells all clients whether an acharya is available. */
    busy(tx: Tx, userId: string, busy: boolean): void {
      after(tx, (channel) => channel.tellEveryone('acharya:busy', { userId, busy }))
    },
  }
}
