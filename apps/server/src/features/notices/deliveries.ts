import { setTimeout as wait } from 'node:timers/promises'
import { type NoticeChannel, type NoticeKind, replacedBy, rings, urgentKinds } from '@sankalp/contract/notice-rules'
import { type NoticeFacts, type NoticeText, writeNotice } from '@sankalp/content/notices-texts'
import { type Clock, later, secondsUntil } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type MailGateway, MailNotSent } from '../../platform/gateways/mail/mail.ts'
import { type PushGateway, PushNotSent } from '../../platform/gateways/push/push.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { bindAll } from '../../platform/bind-all.ts'
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

/** How many are divided by one statement. */
const dividedAtOnce = 100

/**
 * How many are claimed by one statement and sent at the same time: no more than the connections a mail server allows
 * one client.
 */
const sentAtOnce = 5

/**
 * The pause between full claims: 50 mails a second per process, which is more than mail providers accept from most
 * senders. Without it, the mails of many bookings would be sent while others still book, and slow those down.
 */
const usualPauseMs = 100

/** Longer than any attempt takes: after this time, the process that tried has died. */
const takeOverSeconds = 120

/** How long to wait after the mail server could not be reached. */
const pauseSeconds = 15

/** A push that no device has fetched by then expires. */
const longestTtlSeconds = 24 * 3600

export type DeliveriesNeeds = {
  db: Db
  clock: Clock
  log: Log
  jobs: SendJob
  mail: MailGateway
  /** Null: browsers are not offered push notices. */
  push: PushGateway | null
  /** The pause between full claims. Shorter only where no letter leaves the server. */
  noticePauseMs?: number
  publicUrl: string
  /** Returns the user's e-mail address, or null. */
  findEmail: (userId: string) => Promise<string | null>
  findRunningSessions: (sessionIds: readonly string[]) => Promise<string[]>
}

/**
 * Sends what is due, each channel of a notice separately. A delivery is finished only when the mail server or push
 * service has accepted it.
 */
export function createDeliveries(needs: DeliveriesNeeds) {
  return bindAll(needs, { deliver, deliverUrgent })
}

/** Sends urgent pushes, for which users are waiting right now, before everything else. */
async function deliverUrgent(needs: DeliveriesNeeds, signal?: AbortSignal): Promise<void> {
  await deliverAllDue(needs, signal, ['push'], urgentKinds)
}

/** Sends everything that is due, and schedules what is due soon. */
async function deliver(needs: DeliveriesNeeds, signal?: AbortSignal): Promise<void> {
  await deliverAllDue(needs, signal, ['mail', 'push'], null)
  const nextAt = await findNextAttempt(needs.db)
  if (!nextAt || nextAt > later(needs.clock.now(), soonSeconds)) return
  const startAfter = new Date(Math.max(nextAt.getTime(), nextPauseEndMs(needs.clock.now())))
  // The same singletonKey makes runs that find the same next delivery share one job.
  await needs.jobs.send(null, deliverNotices, {}, { startAfter, singletonKey: startAfter.toISOString() })
}

async function deliverAllDue(
  needs: DeliveriesNeeds,
  signal: AbortSignal | undefined,
  channels: readonly NoticeChannel[],
  kinds: readonly NoticeKind[] | null,
): Promise<void> {
  // If the mail server is away, pushes are still sent.
  const reachable = new Set(channels)
  // Urgent notices have one channel and are never divided. Send them one at a time, so that a replacement follows what
  // it replaces.
  const isUrgent = kinds !== null
  const { noticePauseMs: pauseMs = usualPauseMs } = needs
  /** The previous outcomes, which are stored with the next claim. */
  let ended: Ended[] = []
  try {
    for (;;) {
      if (reachable.size === 0 || signal?.aborted) return
      const begunMs = performance.now()
      const claimed = { channels: [...reachable], kinds, most: isUrgent ? 1 : sentAtOnce }
      const due = await claimDue(needs.db, claimed, needs.clock.now(), later(needs.clock.now(), takeOverSeconds), ended)
      ended = []
      if (due.length === 0 && (isUrgent || (await divideDue(needs.db, needs.clock.now(), dividedAtOnce)) === 0)) return
      const settled = await Promise.allSettled(due.map((one) => deliverOne(needs, one)))
      for (const [index, { id, channel }] of due.entries()) {
        const one = settled[index]!
        if (one.status === 'rejected') continue
        if (one.value === 'serverAway') reachable.delete(channel)
        else if (one.value) ended.push({ id, outcome: one.value })
      }
      const failed = settled.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      if (due.length === sentAtOnce) await rest(begunMs + pauseMs - performance.now(), signal)
    }
  } finally {
    if (ended.length > 0) await finish(needs.db, ...ended)
  }
}

/** Sends a delivery and returns its outcome. Null if its row is final already, or if it will be retried. */
async function deliverOne(needs: DeliveriesNeeds, due: DueDelivery): Promise<Outcome | 'serverAway' | null> {
  try {
    return await attempt(needs, due)
  } catch (error) {
    return await putOff(needs, due, error)
  }
}

/** Sends a delivery and returns its outcome. Null if its row is final already. */
async function attempt(needs: DeliveriesNeeds, due: DueDelivery): Promise<Outcome | null> {
  if (needs.clock.now() >= due.usefulUntil) return 'tooLate'
  if (due.unwanted.includes(replacedBy(due.kind) ?? due.kind)) return 'off'
  if (due.channel === 'mail') return sendLetter(needs, due)
  return due.subscriptionId === null ? spreadToBrowsers(needs, due) : sendToBrowser(needs, due, due.subscriptionId)
}

async function sendLetter(needs: DeliveriesNeeds, due: DueDelivery): Promise<Outcome> {
  const to = await needs.findEmail(due.userId)
  if (to === null) return 'nowhere'
  await needs.mail.send(
    writeNoticeLetter({
      id: due.id,
      to,
      text: write(needs, due),
      language: due.language,
      publicUrl: needs.publicUrl,
      writtenAt: needs.clock.now(),
    }),
  )
  return 'sent'
}

async function spreadToBrowsers(needs: DeliveriesNeeds, due: DueDelivery): Promise<Outcome | null> {
  const subscriptions = needs.push ? await listSubscriptions(needs.db, due.userId) : []
  const running = await needs.findRunningSessions(subscriptions.map(({ sessionId }) => sessionId))
  const replaced = replacedBy(due.kind)
  const shownOn = replaced && (await findShownOn(needs.db, due, replaced))
  const open = subscriptions.filter(
    ({ id, sessionId }) => running.includes(sessionId) && (!shownOn || shownOn.includes(id)),
  )
  if (open.length === 0) return 'nowhere'
  await spread(
    needs.db,
    due,
    open.map(({ id }) => id),
    needs.clock.now(),
  )
  return null
}

async function sendToBrowser(
  needs: DeliveriesNeeds,
  due: DueDelivery,
  subscriptionId: string,
): Promise<Outcome | null> {
  const subscription = await findSubscription(needs.db, subscriptionId)
  // Between two tries, its owner may have signed out, or another user signed in.
  if (
    !needs.push ||
    subscription?.userId !== due.userId ||
    (await needs.findRunningSessions([subscription.sessionId])).length === 0
  )
    return 'nowhere'
  const { title, brief, link } = write(needs, due)
  const tag = tagOf(due)
  const answer = await needs.push.send(subscription, {
    payload: JSON.stringify({
      title,
      body: brief,
      path: link.path,
      tag,
      language: due.language,
      ...(rings(due.kind) && { rings: true }),
      ...(replacedBy(due.kind) && { replaces: true }),
    }),
    ttlSeconds: Math.min(longestTtlSeconds, secondsUntil(due.usefulUntil, needs.clock.now())),
    topic: tag.replaceAll('-', ''),
  })
  if (answer === 'taken') return 'sent'
  await finish(needs.db, { id: due.id, outcome: 'gone' })
  // This also deletes its other waiting deliveries.
  await removeSubscription(needs.db, subscriptionId)
  return null
}

function write(needs: DeliveriesNeeds, { kind, facts, language, dueAt }: DueDelivery): NoticeText {
  const now = needs.clock.now()
  // The types of `send` ensure that these facts match the kind.
  return writeNotice(kind, facts as NoticeFacts[typeof kind], language, {
    now,
    lateSince: isLate(dueAt, now) ? dueAt : null,
  })
}

async function putOff(
  needs: DeliveriesNeeds,
  due: DueDelivery,
  error: unknown,
): Promise<'refused' | 'serverAway' | null> {
  const { id, noticeId, kind, channel, attempts } = due
  const isRefused = (error instanceof MailNotSent || error instanceof PushNotSent) && error.isRefused
  if (isRefused && attempts >= tooManyRefusals) {
    needs.log.error({ err: error, noticeId, kind, channel, attempts }, 'gave up on a notice after repeated refusals')
    return 'refused'
  }
  const asked = error instanceof PushNotSent ? error.retryAfterSeconds : null
  const waitSeconds = Math.max(asked ?? 0, retryWait(attempts))
  needs.log.warn(
    { err: error, noticeId, kind, channel, attempts, nextTryInSeconds: waitSeconds },
    'could not send a notice yet',
  )
  await postpone(needs.db, id, later(needs.clock.now(), waitSeconds))
  // An unreachable mail server concerns all mails. Each browser has its own push service.
  return error instanceof MailNotSent && !isRefused ? 'serverAway' : null
}

/** Returns the push tag. A push that replaces another has the same tag, the id of their common subject. */
function tagOf({ kind, subject, noticeId }: DueDelivery): string {
  return urgentKinds.includes(kind) ? subject.slice(subject.indexOf(':') + 1) : noticeId
}

/** Returns the end of the current pause, the same instant for all runs within it. */
function nextPauseEndMs(now: Date): number {
  const pauseMs = pauseSeconds * 1000
  return (Math.floor(now.getTime() / pauseMs) + 1) * pauseMs
}

/** Waits. Ends early when the server is about to stop. */
async function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms <= 0) return
  await wait(ms, undefined, signal && { signal }).catch((error: unknown) => {
    if (!signal?.aborted) throw error
  })
}
