import type { Language } from '@sankalp/contract'
import type { ContactTopic } from '@sankalp/contract/contact-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type ContactMessage = {
  id: string
  reference: string
  userId: string | null
  name: string
  replyTo: string
  topic: ContactTopic
  message: string
  language: Language
  createdAt: Date
}
export type DueMessage = ContactMessage & { attempts: number }

const columns = `id, reference, user_id as "userId", name, reply_to as "replyTo", topic, message, language, created_at as "createdAt"`

/** Inserts a message, due at once. Returns false if its id or reference is taken. */
export async function insertMessage(tx: Tx, message: ContactMessage): Promise<boolean> {
  const { id, reference, userId, name, replyTo, topic, message: text, language, createdAt } = message
  const rows = await tx.query(
    `insert into contact_message (id, reference, user_id, name, reply_to, topic, message, language, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict do nothing returning id`,
    [id, reference, userId, name, replyTo, topic, text, language, createdAt],
  )
  return rows.length > 0
}

export async function findMessage(tx: Tx, id: string): Promise<ContactMessage | null> {
  const [row] = await tx.query<ContactMessage>(`select ${columns} from contact_message where id = $1`, [id])
  return row ?? null
}

/**
 * Claims the message that has waited longest, grievances first (the law sets a time limit for them). Counts the attempt
 * and locks it until `takeOverAt`: if the process dies while sending, the message becomes due again then.
 */
export async function claimDue(db: Queryable, now: Date, takeOverAt: Date): Promise<DueMessage | null> {
  const [row] = await db.query<DueMessage>(
    `update contact_message set attempts = attempts + 1, next_attempt_at = $2
      where id = (select id from contact_message where next_attempt_at <= $1 order by topic = 'privacy' desc, next_attempt_at, id limit 1 for update skip locked)
      returning ${columns}, attempts`,
    [now, takeOverAt],
  )
  return row ?? null
}

/** Returns when the next waiting message is due, or null. */
export async function findNextAttempt(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ nextAt: Date | null }>('select min(next_attempt_at) as "nextAt" from contact_message')
  return row?.nextAt ?? null
}

/** Returns how many were sent after an instant. */
export async function countSentSince(db: Queryable, since: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from contact_message where sent_at > $1',
    [since],
  )
  return row?.count ?? 0
}

export async function markSent(db: Queryable, id: string, sentAt: Date): Promise<void> {
  await db.query('update contact_message set sent_at = $2, next_attempt_at = null where id = $1', [id, sentAt])
}

export async function postpone(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query('update contact_message set next_attempt_at = $2 where id = $1 and sent_at is null', [
    id,
    nextAttemptAt,
  ])
}

export async function listMessagesOf(db: Queryable, userId: string): Promise<ContactMessage[]> {
  return db.query<ContactMessage>(`select ${columns} from contact_message where user_id = $1 order by created_at, id`, [
    userId,
  ])
}

export async function eraseMessagesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from contact_message where user_id = $1', [userId])
}

export async function forgetMessagesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from contact_message where created_at < $1', [before])
}
