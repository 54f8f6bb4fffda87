import type { DecidedApplication } from '../features/applications/applications.service.ts'
import type { NoticeOutbox } from '../features/notices/notice-outbox.ts'
import type { Tx } from '../platform/db/db.ts'

/** Whoever applied is told what became of it; that it is being looked at they see on its page. */
export function createApplicationNotices({ send }: NoticeOutbox) {
  return async (
    tx: Tx,
    { id, userId, form: { name, nameHindi }, isAccepted, reason }: DecidedApplication,
  ): Promise<void> => {
    const notice = { userId, subject: `application:${id}`, key: 'once' }
    if (isAccepted) await send(tx, { ...notice, kind: 'applicationAccepted', facts: { name, nameHindi } })
    else await send(tx, { ...notice, kind: 'applicationDeclined', facts: { name, nameHindi, reason: reason ?? '' } })
  }
}
