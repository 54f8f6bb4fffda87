import type { DecidedApplication } from '../features/applications/applications.service.ts'
import type { NoticeOutbox } from '../features/notices/notice-outbox.ts'
import type { Tx } from '../platform/db/db.ts'

/** Notifies applicants of the decision. That the application is in review they see only on its page. */
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
