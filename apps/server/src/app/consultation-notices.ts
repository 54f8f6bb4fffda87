import type { Notify } from '../features/consultations/ports.ts'
import type { NoticeOutbox } from '../features/notices/notice-outbox.ts'
import { later } from '../platform/clock.ts'

/** How long "is online" counts as news. */
const onlineNewsSeconds = 20 * 60
/** A device that was offline needs no end notice after this time. */
const overNewsSeconds = 10 * 60

/**
 * Notifies the people of a consultation who have none of our pages open. A ringing push is sent while it is useful, or
 * not at all.
 */
export function createConsultationNotices({ send, takeBack }: NoticeOutbox, now: () => Date): Notify {
  return async (tx, notice) => {
    const { userId } = notice
    switch (notice.kind) {
      case 'consultationRequested': {
        const { kind, requestId, talk, minutes, isPoojaCall, answerBy } = notice
        const facts = { requestId, firstName: firstNameOf(notice.from), talk, minutes, isPoojaCall }
        return send(tx, { userId, kind, subject: subjectOf(requestId), key: 'once', facts, usefulUntil: answerBy })
      }
      case 'consultationRequestOver': {
        const { kind, requestId, how } = notice
        await takeBack(tx, subjectOf(requestId))
        const facts = { requestId, firstName: firstNameOf(notice.from), how }
        return send(tx, {
          userId,
          kind,
          subject: subjectOf(requestId),
          key: 'once',
          facts,
          usefulUntil: later(now(), overNewsSeconds),
        })
      }
      case 'queueTurn': {
        const { kind, acharyaId, acharya, until } = notice
        return send(tx, {
          userId,
          kind,
          subject: `queue:${acharyaId}`,
          key: until.toISOString(),
          facts: { acharyaId, acharya },
          usefulUntil: until,
        })
      }
      case 'acharyaOnline': {
        const { kind, acharyaId, acharya } = notice
        return send(tx, {
          userId,
          kind,
          subject: `acharya:${acharyaId}`,
          key: now().toISOString(),
          facts: { acharyaId, acharya },
          usefulUntil: later(now(), onlineNewsSeconds),
        })
      }
    }
  }
}

function subjectOf(requestId: string): string {
  return `consultation:${requestId}`
}

function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] || null
}
