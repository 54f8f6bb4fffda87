import { randomUUID } from 'node:crypto'
import { type Language, fallbackLanguage } from '@sankalp/contract'
import { type NoticeKind, channelsOf, urgentKinds } from '@sankalp/contract/notice-rules'
import type { NoticeFacts } from '@sankalp/content/notices-texts'
import { type Clock, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { type StoredNotice, insertNotices, insertNoticesAtCommit, takeBackOf } from './deliveries.repository.ts'
import { deliverNotices, deliverUrgentNotices, soonSeconds } from './notices.jobs.ts'

/** How long something that has no end of its own is worth telling. */
const usefulSeconds = 3 * 24 * 3600

export type NewNotice<Kind extends NoticeKind> = {
  userId: string
  kind: Kind
  /** What it is about, such as `booking:<id>`. */
  subject: string
  /** Names what happened: of the same kind, subject and key somebody is told once. */
  key: string
  facts: NoticeFacts[Kind]
  /** In which it is written, unless its reader has chosen one. */
  language?: Language
  /** At once without it. One that lies in the past is not sent: it would have been due before its cause. */
  dueAt?: Date
  usefulUntil?: Date
  /** What they are told after it, with the same facts. It is there once this one is due, whether that one goes out or not; alone, when that one would have been due before its cause. */
  next?: { kind: KindWith<NoticeFacts[Kind]>; dueAt: Date; usefulUntil: Date }
}

type KindWith<Facts> = { [Kind in NoticeKind]: Facts extends NoticeFacts[Kind] ? Kind : never }[NoticeKind]

/** One of them, with the facts of its kind. */
export type AnyNotice = { [Kind in NoticeKind]: NewNotice<Kind> }[NoticeKind]

export type NoticeOutbox = {
  /** Has people told of something, in the transaction that causes it. */
  send: (tx: Tx, ...notices: readonly AnyNotice[]) => Promise<void>
  /**
   * The same for a cause that makes others wait until its transaction is committed: the notices travel with the commit, and their jobs
   * are sent after it.
   */
  sendAtCommit: (tx: Tx, ...notices: readonly AnyNotice[]) => void
  /** What has not gone out about something stays here. */
  takeBack: (tx: Tx, subject: string) => Promise<void>
}

type Needs = { clock: Clock; jobs: SendJob; log: Log }

export function createNoticeOutbox({ clock, jobs, log }: Needs): NoticeOutbox {
  const wake = createWake(jobs, log, clock)
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
      // One job for all that is due at the same time; the rest is found by the clock.
      const soon = new Set(dueAt.filter((due) => due <= later(now, soonSeconds)).map((due) => due.getTime()))
      for (const due of soon) await jobs.send(tx, deliverNotices, {}, { startAfter: new Date(due) })
    },
    sendAtCommit(tx, ...notices) {
      const now = clock.now()
      const rows = notices.flatMap((notice) => prepare(notice, now))
      insertNoticesAtCommit(tx, rows)
      // What is due later than soon is found by the clock.
      const soon = new Set(
        rows.map(({ dueAt }) => dueAt.getTime()).filter((due) => due <= later(now, soonSeconds).getTime()),
      )
      tx.afterCommit(() => soon.forEach((due) => wake(new Date(due))))
    },
    takeBack: takeBackOf,
  }
}

/**
 * Has what is due sent soon. One job serves all that are stored until it begins; those that come while it is being sent cause one more. What
 * is due later has a job for that time. When one cannot be sent, the run by the clock finds the notices some minutes later.
 */
function createWake(jobs: SendJob, log: Log, clock: Clock): (dueAt: Date) => void {
  let isSending = false
  let isAskedAgain = false
  const wakeNow = (): void => {
    isAskedAgain = isSending
    if (isSending) return
    isSending = true
    void sendJob({ singletonKey: 'soon' }).finally(() => {
      isSending = false
      if (isAskedAgain) wakeNow()
    })
  }
  function sendJob(when: { singletonKey: string } | { startAfter: Date }): Promise<unknown> {
    return jobs
      .send(null, deliverNotices, {}, when)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'no job was sent for new notices: they wait for the next run by the clock'),
      )
  }
  return (dueAt) => {
    if (dueAt <= clock.now()) wakeNow()
    else void sendJob({ startAfter: dueAt })
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
