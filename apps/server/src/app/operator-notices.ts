import type { OperatorNoticeFacts } from '@sankalp/content/operator-notice-texts'
import type { NoticeOutbox } from '../features/notices/notice-outbox.ts'
import type { Tx } from '../platform/db/db.ts'

/** Notifies operators of every permission change, and of money that an operator moves without a second person. */
export function createOperatorNotices({ send }: NoticeOutbox) {
  return {
    tellOfRight: (tx: Tx, readers: readonly string[], id: string, facts: OperatorNoticeFacts['operatorRight']) =>
      send(
        tx,
        ...readers.map((userId) => ({
          userId,
          subject: `operatorRight:${id}`,
          key: facts.event,
          kind: 'operatorRight' as const,
          facts,
        })),
      ),
    tellOfAlone: (tx: Tx, readers: readonly string[], id: string, facts: OperatorNoticeFacts['operatorAlone']) =>
      send(
        tx,
        ...readers.map((userId) => ({
          userId,
          subject: `operatorAlone:${id}`,
          key: 'proposed',
          kind: 'operatorAlone' as const,
          facts,
        })),
      ),
  }
}
