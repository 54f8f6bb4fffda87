import type { NoticeOutbox } from '../features/notices/notice-outbox.ts'
import type { MorningNotice } from '../features/your-day/your-day.jobs.ts'
import type { Tx } from '../platform/db/db.ts'

/** Sends their day to those who want it: once for each day in India. */
export function createMorningNotices(outbox: NoticeOutbox) {
  return (tx: Tx, notices: readonly MorningNotice[]): Promise<void> =>
    outbox.send(
      tx,
      ...notices.map(({ userId, day, keys, usefulUntil }) => ({
        userId,
        kind: 'yourDay' as const,
        subject: `your-day:${userId}`,
        key: day,
        facts: keys,
        usefulUntil,
      })),
    )
}
