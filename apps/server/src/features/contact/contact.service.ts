import { DomainError, type Language } from '@sankalp/contract'
import { type ContactTopic, contactKeptDays } from '@sankalp/contract/contact-rules'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import { randomDigits } from '../../platform/secrets.ts'
import { deliverMessages } from './contact.jobs.ts'
import {
  type ContactMessage,
  eraseMessagesOf,
  findMessage,
  forgetMessagesBefore,
  insertMessage,
  listMessagesOf,
} from './contact.repository.ts'

const referenceDigits = 8

type Written = {
  id: string
  name: string
  replyTo: string
  topic: ContactTopic
  message: string
  language: Language
  userId: string | null
  requestId: string
}

export type Contact = ReturnType<typeof createContact>

export function createContact({ db, clock, jobs }: { db: Db; clock: Clock; jobs: SendJob }) {
  /** Stores a message and enqueues it. The same message again returns its reference again. */
  async function sendMessage(written: Written): Promise<{ reference: string }> {
    return { reference: await db.transaction((tx) => store(tx, written)) }
  }

  async function store(tx: Tx, written: Written): Promise<string> {
    const known = await findMessage(tx, written.id)
    if (known) {
      if (isSame(known, written)) return known.reference
      throw new DomainError('INVALID_INPUT', { fields: [{ field: 'id', problem: 'invalid' }] })
    }
    const reference = randomDigits(referenceDigits)
    const isStored = await insertMessage(tx, { ...written, reference, createdAt: clock.now() })
    // The same id was inserted at the same moment, or the reference is taken: try again.
    if (!isStored) return store(tx, written)
    await jobs.send(tx, deliverMessages, {}, { requestId: written.requestId })
    return reference
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
    /** Deletes messages older than the privacy page states. */
    tidy: () => forgetMessagesBefore(db, later(clock.now(), -contactKeptDays * 24 * 3600)),
  }
}

function isSame(known: ContactMessage, written: Written): boolean {
  return (['name', 'replyTo', 'topic', 'message'] as const).every((field) => known[field] === written[field])
}
