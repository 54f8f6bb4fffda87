import { type Clock, later } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type MailGateway, MailNotSent } from '../../platform/gateways/mail/mail.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { writeLetter } from './contact-letter.ts'
import { deliverMessages } from './contact.jobs.ts'
import { type DueMessage, claimDue, countSentSince, findNextAttempt, markSent, postpone } from './contact.repository.ts'

/** Longer than any attempt takes: after this time, the process that tried has died. */
const takeOverSeconds = 120
const firstWaitSeconds = 60
const longestWaitSeconds = 6 * 3600
/** A person reads the mailbox. In a flood, mails wait here, where all are accepted, and are sent at this pace. */
export const lettersPerMinute = 60
/** How long to wait after the mail server could not be reached. */
const pauseSeconds = 15

export type OutboxNeeds = {
  db: Db
  clock: Clock
  log: Log
  mail: MailGateway
  jobs: SendJob
  /** The operator's mailbox. */
  to: string
  /** The host name of our site, for message ids. */
  host: string
}

/**
 * Sends waiting messages. A message is marked as sent only after the mail server accepted it. If a crash loses the
 * mark, it is sent again under the same Message-ID.
 */
export function createContactOutbox({ db, clock, log, mail, jobs, to, host }: OutboxNeeds) {
  /** Sends everything that is due, and schedules the rest. */
  async function deliver(signal?: AbortSignal): Promise<void> {
    await sendAllDue(signal)
    const nextAt = await findNextAttempt(db)
    if (!nextAt) return
    const startAfter = new Date(Math.max(nextAt.getTime(), nextPauseEndMs(clock.now())))
    // The same singletonKey makes runs that find the same next message share one job.
    await jobs.send(null, deliverMessages, {}, { startAfter, singletonKey: startAfter.toISOString() })
  }

  async function sendAllDue(signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      const due =
        signal?.aborted || (await isFull())
          ? null
          : await claimDue(db, clock.now(), later(clock.now(), takeOverSeconds))
      if (!due || !(await sendOne(due))) return
    }
  }

  async function isFull(): Promise<boolean> {
    return (await countSentSince(db, later(clock.now(), -60))) >= lettersPerMinute
  }

  /** Sends one message. Returns whether to send the next one at once. */
  async function sendOne(due: DueMessage): Promise<boolean> {
    try {
      await mail.send(writeLetter(due, { to, host }))
    } catch (error) {
      const waitSeconds = waitAfter(due.attempts)
      const { reference, attempts } = due
      log.error(
        { err: error, reference, attempts, nextTryInSeconds: waitSeconds },
        'could not deliver a user’s message to the mailbox',
      )
      await postpone(db, due.id, later(clock.now(), waitSeconds))
      // A refusal concerns only this mail; an unreachable server concerns all.
      return error instanceof MailNotSent && error.isRefused
    }
    await markSent(db, due.id, clock.now())
    return true
  }

  return { deliver }
}

/** Returns the end of the current pause, the same instant for all runs within it. */
function nextPauseEndMs(now: Date): number {
  const pauseMs = pauseSeconds * 1000
  return (Math.floor(now.getTime() / pauseMs) + 1) * pauseMs
}

/**
 * Returns the wait: a minute after the first failure, then doubled each time, up to six hours. There is no last try.
 */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds)
}
