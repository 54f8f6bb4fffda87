import { randomUUID } from 'node:crypto'
import { DomainError, notFound, toRupees } from '@sankalp/contract'
import { isRunning } from '@sankalp/contract/consultation-life'
import type { ReportReason } from '@sankalp/contract/consultation-rules'
import type { Consultation, ConsultationDetails, PastConsultation } from '@sankalp/contract/consultations'
import { meter, meterStart } from '@sankalp/contract/meter'
import { z } from 'zod'
import { createCursorCodec, cursorPageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import * as consultations from './consultations.repository.ts'
import type { ConsultationRow } from './consultations.repository.ts'
import * as repository from './history.repository.ts'
import type { Messages } from './messages.ts'
import { expectPaid, findOwn } from './own-consultation.ts'
import type { RateConsultation } from './ports.ts'
import type { Talks } from './talks.ts'
import { acharyaOf, meterRowsOf, readyMsOf, toConsultation, userOf } from './view.ts'

type Needs = {
  db: Db
  sharedClock: SharedClock
  secrets: Secrets
  storage: Storage
  keepRating: RateConsultation
  talks: Talks
  messages: Messages
}
type PageQuery = { cursor?: string | undefined; pageSize: number }

/** More messages than two people write in a day. */
const transcriptMost = 5000

export type History = ReturnType<typeof createHistory>

/** What remains of past consultations: the bill, the transcript, the rating. */
export function createHistory({ db, sharedClock, secrets, storage, keepRating, talks, messages }: Needs) {
  const position = z.object({ at: z.iso.datetime(), id: z.uuid() })
  const codec = createCursorCodec(secrets, 'consultations', position)
  const reviewCodec = createCursorCodec(secrets, 'reviews', position)

  const find = (consultationId: string, viewerId: string): Promise<ConsultationRow> =>
    findOwn(db, consultationId, viewerId)

  async function running(viewerId: string): Promise<Consultation | null> {
    const row = await consultations.findOpenOf(db, viewerId)
    return row && toConsultation(await talks.load(db, row), await sharedClock.now(db))
  }

  async function past(viewerId: string, { cursor, pageSize, as }: PageQuery & { as: 'user' | 'acharya' }) {
    const positionOf = ({ acceptedAt, id }: repository.PastRow) => ({ at: acceptedAt.toISOString(), id })
    const { items, nextCursor } = await cursorPageOf({ cursor, pageSize, codec, positionOf }, (after, limit) =>
      repository.readPast(db, viewerId, as, after, limit),
    )
    return { items: items.map((row) => toPast(row, as)), nextCursor }
  }

  async function details(consultationId: string, viewerId: string): Promise<ConsultationDetails> {
    const row = await find(consultationId, viewerId)
    const whole = await talks.load(db, row)
    const now = await sharedClock.now(db)
    const rows = meterRowsOf(whole)
    const reading = rows ? meter(rows, now.getTime()) : { talkedMs: 0, chargedSeconds: 0, pauses: [] }
    const rating = await repository.readRating(db, row.id)
    const isUser = row.userId === viewerId
    const balance = isUser && row.transferId ? await repository.readBalanceAfter(db, row.transferId) : null
    return {
      consultation: { ...toConsultation(whole, now), transferId: isUser ? row.transferId : null },
      pauses: reading.pauses.map(({ fromMs, toMs }) => ({
        from: new Date(fromMs).toISOString(),
        to: new Date(toMs).toISOString(),
      })),
      talkedSeconds: row.talkedSeconds ?? Math.floor(reading.talkedMs / 1000),
      chargedSeconds: row.chargedSeconds ?? reading.chargedSeconds,
      balanceAfter: balance === null ? null : toRupees(balance),
      stars: rating?.stars ?? null,
      review: rating?.review ?? null,
      // While it is running, messages are read only by joining, which is metered.
      messages: isRunning(row.state) ? [] : await messages.readAfter(row.id, row, 0, transcriptMost),
      isTranscriptDeleted: row.transcriptDeletedAt !== null,
      isBlocked: await repository.hasBlocked(db, viewerId, isUser ? row.acharyaUserId : row.userId),
    }
  }

  async function deleteTranscript(consultationId: string, viewerId: string): Promise<void> {
    const row = await find(consultationId, viewerId)
    if (row.userId !== viewerId) throw notFound()
    if (isRunning(row.state)) throw new DomainError('CONSULTATION_RUNNING', { requestId: row.id })
    const now = await sharedClock.now(db)
    const keys = await db.transaction((tx) => repository.deleteMessages(tx, [row.id], now))
    for (const key of keys) await storage.delete(key)
  }

  async function rate(
    consultationId: string,
    viewerId: string,
    stars: number,
    review: string | undefined,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const now = await sharedClock.now(tx)
      const row = await findOwn(tx, consultationId, viewerId)
      expectPaid(row, viewerId, now)
      await keepRating(tx, {
        userId: viewerId,
        consultationId: row.id,
        acharyaId: row.acharyaId,
        stars,
        words: review ?? '',
        now,
      })
    })
  }

  async function report(
    consultationId: string,
    viewerId: string,
    reason: ReportReason,
    text: string | undefined,
  ): Promise<void> {
    const row = await find(consultationId, viewerId)
    await repository.insertReport(db, {
      id: randomUUID(),
      consultationId: row.id,
      byUserId: viewerId,
      reason,
      body: text ?? null,
      now: await sharedClock.now(db),
    })
  }

  async function setBlocked(consultationId: string, viewerId: string, isBlocked: boolean): Promise<void> {
    const row = await find(consultationId, viewerId)
    const otherId = row.userId === viewerId ? row.acharyaUserId : row.userId
    if (isBlocked) await repository.saveBlock(db, viewerId, otherId, await sharedClock.now(db))
    else await repository.deleteBlock(db, viewerId, otherId)
  }

  async function reviews(acharyaId: string, { cursor, pageSize }: PageQuery) {
    const positionOf = ({ at, id }: { at: string; id: string }) => ({ at, id })
    const { items, nextCursor } = await cursorPageOf(
      { cursor, pageSize, codec: reviewCodec, positionOf },
      async (after, limit) =>
        (await repository.readReviews(db, acharyaId, after, limit)).map((row) => ({
          ...row,
          at: row.at.toISOString(),
        })),
    )
    return {
      items: items.map(({ stars, review, at, firstName, talk }) => ({ stars, review, at, firstName, talk })),
      nextCursor,
    }
  }

  return { running, past, details, deleteTranscript, rate, report, setBlocked, reviews }
}

function toPast(row: repository.PastRow, as: 'user' | 'acharya'): PastConsultation {
  const isUser = as === 'user'
  const acceptedMs = row.acceptedAt.getTime()
  return {
    consultationId: row.id,
    talk: row.talk,
    isPoojaCall: row.bookingId !== null,
    user: userOf(row),
    acharya: acharyaOf(row),
    acharyaEntry: row.acharyaId,
    startedAt: new Date(meterStart({ acceptedMs, readyMs: readyMsOf(row) }) ?? acceptedMs).toISOString(),
    endedAt: row.endedAt.toISOString(),
    talkedSeconds: row.talkedSeconds,
    charge: toRupees(row.chargedPaise),
    earned: isUser ? null : toRupees(row.earnedPaise),
    stars: row.stars,
    transferId: isUser ? row.transferId : null,
  }
}
