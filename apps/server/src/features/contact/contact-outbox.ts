import { type Clock, later } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type MailGateway, MailNotSent } from '../../platform/gateways/mail/mail.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { writeLetter } from './contact-letter.ts'
import { deliverMessages } from './contact.jobs.ts'
import { type DueMessage, claimDue, countSentSince, findNextAttempt, markSent, postpone } from './contact.repository.ts'

/** Longer than any attempt lasts: after that whoever tried has died. */
const takeOverSeconds = 120
const firstWaitSeconds = 60
const longestWaitSeconds = 6 * 3600
/** The mailbox is a person's: in a flood letters wait here, where nobody is turned away, and are sent at this pace. */
export const lettersPerMinute = 60
/** How long a mail server that could not be reached is left alone. */
const pauseSeconds = 15

export type OutboxNeeds = {
  db: Db
  clock: Clock
  log: Log
  mail: MailGateway
  jobs: SendJob
  /** The operator's mailbox. */
  to: string
  /** The name of our site, for message ids. */
  host: string
}

/**
 * Sends what waits. A message is marked as sent only after the mail server took it; one whose mark was lost by a crash is sent
 * again under the same Message-ID.
 */
export function createContactOutbox({ db, clock, log, mail, jobs, to, host }: OutboxNeeds) {
  /** Sends everything that is due now, and sees to it that the rest is sent in its time. */
  async function deliver(signal?: AbortSignal): Promise<void> {
    await sendAllDue(signal)
    const nextAt = await findNextAttempt(db)
    if (!nextAt) return
    const startAfter = new Date(Math.max(nextAt.getTime(), nextPauseEndMs(clock.now())))
    // Runs that end with the same message waiting send one job between them.
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

  /** Whether it makes sense to send the next one at once. */
  async function sendOne(due: DueMessage): Promise<boolean> {
    try {
      await mail.send(writeLetter(due, { to, host }))
    } catch (error) {
      const waitSeconds = waitAfter(due.attempts)
      const { reference, attempts } = due
      log.error(
        { err: error, reference, attempts, nextTryInSeconds: waitSeconds },
        'a message of a user did not reach the mailbox',
      )
      await postpone(db, due.id, later(clock.now(), waitSeconds))
      // A refusal is about this letter; a server that is away is away for all of them.
      return error instanceof MailNotSent && error.isRefused
    }
    await markSent(db, due.id, clock.now())
    return true
  }

  return { deliver }
}

/** The same instant for all runs of one pause. */
function nextPauseEndMs(now: Date): number {
  const pauseMs = pauseSeconds * 1000
  return (Math.floor(now.getTime() / pauseMs) + 1) * pauseMs
}

/** After the first failure a minute, then twice as long each time, up to six hours. It is never given up. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds)
}
