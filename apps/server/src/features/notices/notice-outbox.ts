import { randomUUID } from 'node:crypto'
import { type Language, fallbackLanguage } from '@sankalp/contract'
import { type NoticeKind, channelsOf, urgentKinds } from '@sankalp/contract/notice-rules'
import type { NoticeFacts } from '@sankalp/content/notices-texts'
import { type Clock, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import { type StoredNotice, insertNotices, takeBackOf } from './deliveries.repository.ts'
import { deliverNotices, deliverUrgentNotices, soonSeconds } from './notices.jobs.ts'

/** How long a notice without an end time of its own is useful. */
const usefulSeconds = 3 * 24 * 3600

export type NewNotice<Kind extends NoticeKind> = {
  userId: string
  kind: Kind
  /** The subject, such as `booking:<id>`. */
  subject: string
  /** Identifies the event: a user gets one notice per kind, subject and key. */
  key: string
  facts: NoticeFacts[Kind]
  /** The language of the notice, unless its reader has chosen one. */
  language?: Language
  /** Default: at once. A past time means that the notice is not sent, because it was due before its cause. */
  dueAt?: Date
  usefulUntil?: Date
  /**
   * The next notice to the user, with the same facts. It is stored when this one is due, whether this one is sent or
   * not; or directly, if this one was due before its cause.
   */
  next?: { kind: KindWith<NoticeFacts[Kind]>; dueAt: Date; usefulUntil: Date }
}

type KindWith<Facts> = { [Kind in NoticeKind]: Facts extends NoticeFacts[Kind] ? Kind : never }[NoticeKind]

/** A notice with the facts of its kind. */
export type AnyNotice = { [Kind in NoticeKind]: NewNotice<Kind> }[NoticeKind]

export type NoticeOutbox = {
  /** Stores notices to be sent, in the transaction that causes them. */
  send: (tx: Tx, ...notices: readonly AnyNotice[]) => Promise<void>
  /** Withdraws the unsent notices about a subject. */
  takeBack: (tx: Tx, subject: string) => Promise<void>
}

type Needs = { clock: Clock; jobs: SendJob }

export function createNoticeOutbox({ clock, jobs }: Needs): NoticeOutbox {
  return {
    async send(tx, ...notices) {
      const now = clock.now()
      const rows = notices.flatMap((notice) => prepare(notice, now))
      if (rows.length === 0) return
      const dueAt = await insertNotices(tx, rows)
      if (rows.every(({ kind }) => urgentKinds.includes(kind))) {
        if (dueAt.length > 0) await jobs.send(tx, deliverUrgentNotices, {})
        return
      }
      // One job for all that is due at the same time. The periodic job finds the rest.
      const soon = new Set(dueAt.filter((due) => due <= later(now, soonSeconds)).map((due) => due.getTime()))
      for (const due of soon) await jobs.send(tx, deliverNotices, {}, { startAfter: new Date(due) })
    },
    takeBack: takeBackOf,
  }
}

function prepare(
  { userId, kind, subject, key, facts, language = fallbackLanguage, next, ...times }: AnyNotice,
  now: Date,
): StoredNotice[] {
  const dueAt = times.dueAt ?? now
  const usefulUntil = times.usefulUntil ?? later(dueAt, usefulSeconds)
  const isOfUse = (of: { dueAt: Date; usefulUntil: Date }) => of.dueAt >= now && of.usefulUntil > of.dueAt
  const [first, ...following] = [{ kind, dueAt, usefulUntil }, ...(next ? [next] : [])].filter(isOfUse)
  if (!first) return []
  const ways = channelsOf(first.kind)
  return [
    {
      id: randomUUID(),
      userId,
      subject,
      key,
      facts,
      language,
      ...first,
      channel: ways.length === 1 ? ways[0]! : null,
      next: following[0] ?? null,
      createdAt: now,
    },
  ]
}
