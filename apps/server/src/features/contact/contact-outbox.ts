import { type Clock, later } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type MailGateway, MailNotSent } from '../../platform/gateways/mail/mail.ts'
import type { Log } from '../../platform/log.ts'
import { writeLetter } from './contact-letter.ts'
import { type DueMessage, claimDue, markSent, postpone } from './contact.repository.ts'

/** Longer than any attempt lasts: after that whoever tried has died. */
const takeOverSeconds = 120
const firstWaitSeconds = 60
const longestWaitSeconds = 6 * 3600
/** How long a stopping server waits for the letter that is just being sent. */
const closingMs = 4000

type OutboxNeeds = {
  db: Db
  clock: Clock
  log: Log
  mail: MailGateway
  /** The operator's mailbox. */
  to: string
  /** The name of our site, for message ids. */
  host: string
}

export type ContactOutbox = ReturnType<typeof createContactOutbox>

/**
 * Sends what waits. A message is marked as sent only after the mail server took it; one whose mark was lost by a crash is sent
 * again under the same Message-ID.
 */
export function createContactOutbox({ db, clock, log, mail, to, host }: OutboxNeeds) {
  let running: Promise<void> | null = null
  let isClosing = false

  /** Sends everything that is due now. Called again while it runs, it is the same run. */
  function deliver(): Promise<void> {
    running ??= sendAllDue().finally(() => (running = null))
    return running
  }

  async function sendAllDue(): Promise<void> {
    for (;;) {
      const due = isClosing ? null : await claimDue(db, clock.now(), later(clock.now(), takeOverSeconds))
      if (!due || !(await sendOne(due))) return
    }
  }

  /** Whether it makes sense to send the next one at once. */
  async function sendOne(due: DueMessage): Promise<boolean> {
    try {
      await mail.send(writeLetter(due, { to, host }))
    } catch (error) {
      const waitSeconds = waitAfter(due.attempts)
      const { reference, attempts } = due
      log.error({ err: error, reference, attempts, nextTryInSeconds: waitSeconds }, 'a message of a user did not reach the mailbox')
      await postpone(db, due.id, later(clock.now(), waitSeconds))
      // A refusal is about this letter; a server that is away is away for all of them.
      return error instanceof MailNotSent && error.isRefused
    }
    await markSent(db, due.id, clock.now())
    return true
  }

  return {
    deliver,
    /** Sends soon, without anybody waiting for it. */
    wake(): void {
      if (!isClosing) deliver().catch((error: unknown) => log.warn({ err: error }, 'waiting messages could not be sent'))
    },
    async close(): Promise<void> {
      isClosing = true
      if (!running) return
      const { promise: tooLong, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, closingMs)
      await Promise.race([running.catch(() => {}), tooLong])
      clearTimeout(timer)
    },
  }
}

/** After the first failure a minute, then twice as long each time, up to six hours. It is never given up. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds)
}
