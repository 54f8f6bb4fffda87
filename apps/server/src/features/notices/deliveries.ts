import { setTimeout as wait } from 'node:timers/promises'
import { type NoticeChannel, type NoticeKind, replacedBy, rings, urgentKinds } from '@sankalp/contract/notice-rules'
import { type NoticeFacts, type NoticeText, writeNotice } from '@sankalp/content/notices-texts'
import { type Clock, later, secondsUntil } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type MailGateway, MailNotSent } from '../../platform/gateways/mail/mail.ts'
import { type PushGateway, PushNotSent } from '../../platform/gateways/push/push.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import {
  type DueDelivery,
  type Ended,
  type Outcome,
  claimDue,
  divideDue,
  findNextAttempt,
  findShownOn,
  finish,
  postpone,
  spread,
} from './deliveries.repository.ts'
import { isLate, retryWait, tooManyRefusals } from './delivery-rules.ts'
import { writeNoticeLetter } from './notice-letter.ts'
import { deliverNotices, soonSeconds } from './notices.jobs.ts'
import { findSubscription, listSubscriptions, removeSubscription } from './notices.repository.ts'

/** So many are divided by one statement. */
const dividedAtOnce = 100
/** So many are claimed by one statement and sent at the same time: no more connections than a mail server lets somebody have. */
const sentAtOnce = 5
/**
 * From one full claim to the next: 50 letters a second for each process, which is more than mail providers take from most senders. Without it a
 * crowd of bookings would have its letters sent while others still book, and slow those down.
 */
const betweenClaimsMs = 100
/** Longer than any attempt lasts: after that whoever tried has died. */
const takeOverSeconds = 120
/** How long a mail server that could not be reached is left alone. */
const pauseSeconds = 15
/** A message that no device has fetched by then is not shown any more. */
const longestTtlSeconds = 24 * 3600

export type DeliveriesNeeds = {
  db: Db
  clock: Clock
  log: Log
  jobs: SendJob
  mail: MailGateway
  /** Null: browsers are not offered notices. */
  push: PushGateway | null
  publicUrl: string
  /** The address that somebody's letters go to; null when they have given none. */
  findEmail: (userId: string) => Promise<string | null>
  findRunningSessions: (sessionIds: readonly string[]) => Promise<string[]>
}

/** Sends what is due, each way of a notice by itself. One is over only after mail server or push service took it. */
export function createDeliveries({
  db,
  clock,
  log,
  jobs,
  mail,
  push,
  publicUrl,
  findEmail,
  findRunningSessions,
}: DeliveriesNeeds) {
  /** Sends what somebody waits for at this moment, whatever else waits to go out. */
  async function deliverUrgent(signal?: AbortSignal): Promise<void> {
    await deliverAllDue(signal, ['push'], urgentKinds)
  }

  /** Sends everything that is due now, and sees to it that what is due soon is sent in its time. */
  async function deliver(signal?: AbortSignal): Promise<void> {
    await deliverAllDue(signal, ['mail', 'push'], null)
    const nextAt = await findNextAttempt(db)
    if (!nextAt || nextAt > later(clock.now(), soonSeconds)) return
    const startAfter = new Date(Math.max(nextAt.getTime(), nextPauseEndMs(clock.now())))
    // Runs that end with the same delivery waiting send one job between them.
    await jobs.send(null, deliverNotices, {}, { startAfter, singletonKey: startAfter.toISOString() })
  }

  async function deliverAllDue(
    signal: AbortSignal | undefined,
    channels: readonly NoticeChannel[],
    kinds: readonly NoticeKind[] | null,
  ): Promise<void> {
    // A mail server that is away keeps nobody from being told in their browser.
    const reachable = new Set(channels)
    // What somebody waits for has one way and is never divided, and what replaces it comes after it.
    const isUrgent = kinds !== null
    /** The last ones, which are written down with the claim of the next. */
    let ended: Ended[] = []
    try {
      for (;;) {
        if (reachable.size === 0 || signal?.aborted) return
        const begunMs = performance.now()
        const claimed = { channels: [...reachable], kinds, most: isUrgent ? 1 : sentAtOnce }
        const due = await claimDue(db, claimed, clock.now(), later(clock.now(), takeOverSeconds), ended)
        ended = []
        if (due.length === 0 && (isUrgent || (await divideDue(db, clock.now(), dividedAtOnce)) === 0)) return
        const settled = await Promise.allSettled(due.map(deliverOne))
        for (const [index, { id, channel }] of due.entries()) {
          const one = settled[index]!
          if (one.status === 'rejected') continue
          if (one.value === 'serverAway') reachable.delete(channel)
          else if (one.value) ended.push({ id, outcome: one.value })
        }
        const failed = settled.find((one) => one.status === 'rejected')
        if (failed) throw failed.reason
        if (due.length === sentAtOnce) await rest(begunMs + betweenClaimsMs - performance.now(), signal)
      }
    } finally {
      if (ended.length > 0) await finish(db, ...ended)
    }
  }

  /** How it ended; null when its row says so, or when it is tried again. */
  async function deliverOne(due: DueDelivery): Promise<Outcome | 'serverAway' | null> {
    try {
      return await attempt(due)
    } catch (error) {
      return await putOff(due, error)
    }
  }

  /** How it ended; null when its row is in its final state already. */
  async function attempt(due: DueDelivery): Promise<Outcome | null> {
    if (clock.now() >= due.usefulUntil) return 'tooLate'
    if (due.unwanted.includes(replacedBy(due.kind) ?? due.kind)) return 'off'
    if (due.channel === 'mail') return sendLetter(due)
    return due.subscriptionId === null ? spreadToBrowsers(due) : sendToBrowser(due, due.subscriptionId)
  }

  async function sendLetter(due: DueDelivery): Promise<Outcome> {
    const to = await findEmail(due.userId)
    if (to === null) return 'nowhere'
    await mail.send(
      writeNoticeLetter({
        id: due.id,
        to,
        text: write(due),
        language: due.language,
        publicUrl,
        writtenAt: clock.now(),
      }),
    )
    return 'sent'
  }

  async function spreadToBrowsers(due: DueDelivery): Promise<Outcome | null> {
    const subscriptions = push ? await listSubscriptions(db, due.userId) : []
    const running = await findRunningSessions(subscriptions.map(({ sessionId }) => sessionId))
    const replaced = replacedBy(due.kind)
    const shownOn = replaced && (await findShownOn(db, due, replaced))
    const open = subscriptions.filter(
      ({ id, sessionId }) => running.includes(sessionId) && (!shownOn || shownOn.includes(id)),
    )
    if (open.length === 0) return 'nowhere'
    await spread(
      db,
      due,
      open.map(({ id }) => id),
      clock.now(),
    )
    return null
  }

  async function sendToBrowser(due: DueDelivery, subscriptionId: string): Promise<Outcome | null> {
    const subscription = await findSubscription(db, subscriptionId)
    // Between two tries its owner may have signed out, or somebody else in.
    if (
      !push ||
      subscription?.userId !== due.userId ||
      (await findRunningSessions([subscription.sessionId])).length === 0
    )
      return 'nowhere'
    const { title, brief, link } = write(due)
    const tag = tagOf(due)
    const answer = await push.send(subscription, {
      payload: JSON.stringify({
        title,
        body: brief,
        path: link.path,
        tag,
        language: due.language,
        ...(rings(due.kind) && { rings: true }),
        ...(replacedBy(due.kind) && { replaces: true }),
      }),
      ttlSeconds: Math.min(longestTtlSeconds, secondsUntil(due.usefulUntil, clock.now())),
      topic: tag.replaceAll('-', ''),
    })
    if (answer === 'taken') return 'sent'
    await finish(db, { id: due.id, outcome: 'gone' })
    // What else waits for it goes with it.
    await removeSubscription(db, subscriptionId)
    return null
  }

  function write({ kind, facts, language, dueAt }: DueDelivery): NoticeText {
    const now = clock.now()
    // The facts were stored for this kind by `send`, whose types let no others in.
    return writeNotice(kind, facts as NoticeFacts[typeof kind], language, {
      now,
      lateSince: isLate(dueAt, now) ? dueAt : null,
    })
  }

  async function putOff(due: DueDelivery, error: unknown): Promise<'refused' | 'serverAway' | null> {
    const { id, noticeId, kind, channel, attempts } = due
    const isRefused = (error instanceof MailNotSent || error instanceof PushNotSent) && error.isRefused
    if (isRefused && attempts >= tooManyRefusals) {
      log.error({ err: error, noticeId, kind, channel, attempts }, 'a notice was refused for good')
      return 'refused'
    }
    const asked = error instanceof PushNotSent ? error.retryAfterSeconds : null
    const waitSeconds = Math.max(asked ?? 0, retryWait(attempts))
    log.warn(
      { err: error, noticeId, kind, channel, attempts, nextTryInSeconds: waitSeconds },
      'a notice has not gone out yet',
    )
    await postpone(db, id, later(clock.now(), waitSeconds))
    // A mail server that is away is away for all letters. Each browser has a push service of its own.
    return error instanceof MailNotSent && !isRefused ? 'serverAway' : null
  }

  return { deliver, deliverUrgent }
}

/** What replaces another goes by the same name as that one, which is the id of what both are about. */
function tagOf({ kind, subject, noticeId }: DueDelivery): string {
  return urgentKinds.includes(kind) ? subject.slice(subject.indexOf(':') + 1) : noticeId
}

/** The same instant for all runs of one pause. */
function nextPauseEndMs(now: Date): number {
  const pauseMs = pauseSeconds * 1000
  return (Math.floor(now.getTime() / pauseMs) + 1) * pauseMs
}

/** Ends early when the server is about to stop. */
async function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(ms, undefined, signal && { signal }).catch((error: unknown) => {
    if (!signal?.aborted) throw error
  })
}
