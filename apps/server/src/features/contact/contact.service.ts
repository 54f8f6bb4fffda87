import { DomainError, type Language } from '@sankalp/contract'
import { type ContactTopic, contactKeptDays } from '@sankalp/contract/contact-rules'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Limits } from '../../platform/limits.ts'
import { randomDigits } from '../../platform/secrets.ts'
import type { ContactOutbox } from './contact-outbox.ts'
import { type ContactMessage, eraseMessagesOf, findMessage, forgetMessagesBefore, insertMessage, listMessagesOf } from './contact.repository.ts'

/** Over all senders: more than that is a flood, and the mailbox is a person's. */
const allMessages = { max: 300, windowSeconds: 3600 }
const referenceDigits = 8

type Written = { id: string; name: string; replyTo: string; topic: ContactTopic; message: string; language: Language; userId: string | null }

export type Contact = ReturnType<typeof createContact>

export function createContact({ db, clock, limits, outbox }: { db: Db; clock: Clock; limits: Limits; outbox: ContactOutbox }) {
  /** Keeps a message, and has it sent. The same one again is told its reference again. */
  async function sendMessage(written: Written): Promise<{ reference: string }> {
    const retryAfterSeconds = await limits.take('contact', 'all', allMessages)
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    const reference = await db.transaction((tx) => keep(tx, written))
    outbox.wake()
    return { reference }
  }

  async function keep(tx: Tx, written: Written): Promise<string> {
    const known = await findMessage(tx, written.id)
    if (known) {
      if (isSame(known, written)) return known.reference
      throw new DomainError('INVALID_INPUT', { fields: [{ field: 'id', problem: 'invalid' }] })
    }
    const reference = randomDigits(referenceDigits)
    const isKept = await insertMessage(tx, { ...written, reference, createdAt: clock.now() })
    // Its id came a second time at the same moment, or somebody has this reference: look again.
    return isKept ? reference : keep(tx, written)
  }

  return {
    sendMessage,
    exportFor: async (userId: string) =>
      (await listMessagesOf(db, userId)).map(({ reference, name, replyTo, topic, message, createdAt }) => ({
        reference,
        name,
        replyTo,
        topic,
        message,
        sentAt: createdAt,
      })),
    eraseFor: (tx: Tx, userId: string) => eraseMessagesOf(tx, userId),
    /** Forgets what is older than the privacy page says. */
    tidy: () => forgetMessagesBefore(db, later(clock.now(), -contactKeptDays * 24 * 3600)),
  }
}

function isSame(known: ContactMessage, written: Written): boolean {
  return (['name', 'replyTo', 'topic', 'message'] as const).every((field) => known[field] === written[field])
}
