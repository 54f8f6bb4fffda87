import type { ConsultationSide, ConsultationState } from '@sankalp/contract/consultation-life'
import type { SentAttachment } from '@sankalp/contract/live/messages'
import type { Queryable, Tx } from '../../platform/db/db.ts'

/** An attachment as stored: a picture by its key, which browsers never see. */
export type StoredAttachment =
  | Exclude<SentAttachment, { kind: 'picture' }>
  | { kind: 'picture'; storageKey: string; width: number; height: number }

export type Stored = {
  outcome: 'stored' | 'repeated' | 'none'
  consultationId: string
  seq: number
  sentAt: Date
  isFirstWord: boolean
}
export type NewMessage = { from: string; to: string; id: string; body: string; attachment: StoredAttachment | null }

export async function storeMessage(
  db: Queryable,
  { from, to, id, body, attachment }: NewMessage,
  now: Date | null,
): Promise<Stored> {
  const [row] = await db.query<Stored>(
    `select outcome, consultation_id as "consultationId", seq, sent_at as "sentAt", is_first_word as "isFirstWord" from store_message($1, $2, $3, $4, $5::jsonb, $6)`,
    [from, to, id, body, attachment && JSON.stringify(attachment), now],
  )
  return row!
}

export type MessageRow = {
  id: string
  seq: number
  from: string
  body: string
  attachment: StoredAttachment | null
  sentAt: Date
}

export function readMessages(
  db: Queryable,
  consultationId: string,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  return db.query<MessageRow>(
    `select id, seq, from_user_id as "from", body, attachment, sent_at as "sentAt" from consultation_message
      where consultation_id = $1 and seq > $2 order by seq limit ${limit}`,
    [consultationId, after],
  )
}

export type Sides = { userId: string; acharyaUserId: string; state: ConsultationState }

export async function findSides(db: Queryable, consultationId: string): Promise<Sides | null> {
  const [row] = await db.query<Sides>(
    'select user_id as "userId", acharya_user_id as "acharyaUserId", state from consultation where id = $1',
    [consultationId],
  )
  return row ?? null
}

const markColumns = {
  user: { delivered: 'user_delivered', read: 'user_read' },
  acharya: { delivered: 'acharya_delivered', read: 'acharya_read' },
} as const

/** Moves a mark forward, at most to the last message. Returns null if nothing changed. */
export async function saveMark(
  db: Queryable,
  consultationId: string,
  side: ConsultationSide,
  seq: number,
  isRead: boolean,
): Promise<{ delivered: number; read: number } | null> {
  const { delivered, read } = markColumns[side]
  const [row] = await db.query<{ delivered: number; read: number }>(
    `update consultation set ${delivered} = greatest(${delivered}, least($2, last_seq)) ${isRead ? `, ${read} = greatest(${read}, least($2, last_seq))` : ''}
      where id = $1 and least($2, last_seq) > ${isRead ? read : delivered} returning ${delivered} as delivered, ${read} as read`,
    [consultationId, seq],
  )
  return row ?? null
}

export type PictureRow = { id: string; storageKey: string; width: number; height: number }

export async function insertPicture(db: Queryable, picture: PictureRow & { userId: string }, now: Date): Promise<void> {
  const { id, userId, storageKey, width, height } = picture
  await db.query(
    'insert into consultation_picture (id, user_id, storage_key, width, height, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, userId, storageKey, width, height, now],
  )
}

/** Finds the user's own picture, for a message. */
export async function findPicture(tx: Queryable, id: string, userId: string): Promise<PictureRow | null> {
  const [row] = await tx.query<PictureRow>(
    'select id, storage_key as "storageKey", width, height from consultation_picture where id = $1 and user_id = $2',
    [id, userId],
  )
  return row ?? null
}

/** Assigns a picture to the consultation, so that it belongs to the transcript. */
export async function usePicture(tx: Tx, id: string, consultationId: string): Promise<void> {
  await tx.query('update consultation_picture set consultation_id = $2 where id = $1', [id, consultationId])
}
