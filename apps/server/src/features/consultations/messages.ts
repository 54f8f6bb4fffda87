import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '@sankalp/contract'
import { type ConsultationSide, isRunning } from '@sankalp/contract/consultation-life'
import type { ClientPayload, Reply } from '@sankalp/contract/live/events'
import { type ChatMessage, messagesPerReply } from '@sankalp/contract/live/messages'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import type { ConsultationMetrics } from './consultations.metrics.ts'
import { hadOneBefore } from './consultations.repository.ts'
import * as repository from './messages.repository.ts'
import type { MessageRow, NewMessage, Sides, Stored, StoredAttachment } from './messages.repository.ts'
import type { Parts } from './parts.ts'
import type { Teller } from './teller.ts'

type Needs = {
  db: Db
  sharedClock: SharedClock
  storage: Storage
  teller: Teller
  parts: Parts
  metrics: ConsultationMetrics
  /** The acharya has sent the first message. */
  onFirstWord: (consultationId: string) => void
}

/** Long enough for a chat. A later reader gets a new URL. */
const pictureUrlMs = 6 * 3_600_000

export type Messages = ReturnType<typeof createMessages>

/** Handles the messages of the two sides: each is stored under the next number, then acknowledged and delivered. */
export function createMessages({ db, sharedClock, storage, teller, parts, metrics, onFirstWord }: Needs) {
  async function send(
    sent: ClientPayload<'message:send'>,
    connection: LiveConnection,
  ): Promise<{ id: string; seq: number; timestamp: number }> {
    const from = connection.viewer.userId
    const { to, message: body, attachment } = sent
    const id = sent.id ?? randomUUID()
    const plain = { from, to, id, body }
    const { stored, kept } = attachment
      ? await db.transaction((tx) => storeWith(tx, { ...plain, sent: attachment }))
      : { stored: await store(db, { ...plain, attachment: null }), kept: null }
    if (stored.outcome === 'none')
      throw (await hadOneBefore(db, from, to)) ? new DomainError('CONSULTATION_OVER', {}) : notFound()
    const { consultationId, seq, sentAt } = stored
    if (stored.outcome === 'stored') {
      const message = await toMessage({ id, seq, from, body, attachment: kept, sentAt }, consultationId, to)
      teller.talk(connection, consultationId, 'message:receive', message)
      metrics.message()
      if (stored.isFirstWord) onFirstWord(consultationId)
      await parts.with(connection, to)
    }
    return { id, seq, timestamp: sentAt.getTime() }
  }

  const store = (on: Queryable, message: NewMessage): Promise<Stored> =>
    repository.storeMessage(on, message, sharedClock.given())

  async function storeWith(
    tx: Tx,
    {
      sent,
      ...message
    }: Omit<NewMessage, 'attachment'> & { sent: NonNullable<ClientPayload<'message:send'>['attachment']> },
  ): Promise<{ stored: Stored; kept: StoredAttachment }> {
    if (sent.kind !== 'picture') return { stored: await store(tx, { ...message, attachment: sent }), kept: sent }
    const picture = await repository.findPicture(tx, sent.pictureId, message.from)
    if (!picture) throw notFound()
    const { storageKey, width, height } = picture
    const kept = { kind: 'picture' as const, storageKey, width, height }
    const stored = await store(tx, { ...message, attachment: kept })
    if (stored.outcome === 'stored') await repository.usePicture(tx, picture.id, stored.consultationId)
    return { stored, kept }
  }

  async function toMessage(
    { id, seq, from, body, attachment, sentAt }: MessageRow,
    requestId: string,
    to: string,
  ): Promise<ChatMessage> {
    const message = { id, requestId, seq, from, to, message: body, timestamp: sentAt.getTime() }
    if (!attachment) return message
    if (attachment.kind !== 'picture') return { ...message, attachment }
    const { storageKey, width, height } = attachment
    return {
      ...message,
      attachment: {
        kind: 'picture',
        url: await storage.signedUrl(storageKey, { expiresInMs: pictureUrlMs }),
        width,
        height,
      },
    }
  }

  /** Returns the messages of a consultation after a number, for one of its sides. */
  async function readAfter(
    consultationId: string,
    { userId, acharyaUserId }: Pick<Sides, 'userId' | 'acharyaUserId'>,
    after: number,
    limit: number,
  ): Promise<ChatMessage[]> {
    const rows = await repository.readMessages(db, consultationId, after, limit)
    return Promise.all(rows.map((row) => toMessage(row, consultationId, row.from === userId ? acharyaUserId : userId)))
  }

  /** Returns messages and joins a running consultation: reading along without being metered must not be possible. */
  async function after(
    { requestId, after: seq }: ClientPayload<'message:after'>,
    connection: LiveConnection,
  ): Promise<Reply<'message:after'>> {
    const { sides } = await findPart(requestId, connection.viewer.userId)
    if (isRunning(sides.state)) await parts.in(connection, requestId)
    const found = await readAfter(requestId, sides, seq, messagesPerReply + 1)
    return { messages: found.slice(0, messagesPerReply), hasMore: found.length > messagesPerReply, state: sides.state }
  }

  /** Finds the caller's consultation. Another user's counts as not found. */
  async function findPart(
    requestId: string,
    viewerId: string,
  ): Promise<{ sides: Sides; side: ConsultationSide; otherId: string }> {
    const sides = await repository.findSides(db, requestId)
    if (sides?.userId === viewerId) return { sides, side: 'user', otherId: sides.acharyaUserId }
    if (sides?.acharyaUserId === viewerId) return { sides, side: 'acharya', otherId: sides.userId }
    throw notFound()
  }

  async function mark(
    { requestId, seq }: ClientPayload<'message:read'>,
    viewerId: string,
    isRead: boolean,
  ): Promise<void> {
    const { side, otherId } = await findPart(requestId, viewerId)
    const saved = await repository.saveMark(db, requestId, side, seq, isRead)
    if (saved) teller.now(otherId, 'message:marks', { requestId, by: viewerId, ...saved })
  }

  /** Forwards typing events during a consultation, without storing them. */
  async function typing(event: 'typing:start' | 'typing:stop', to: string, connection: LiveConnection): Promise<void> {
    await parts.with(connection, to)
    teller.now(to, event, { from: connection.viewer.userId })
  }

  return { send, after, readAfter, findPart, mark, typing }
}
