import { DomainError, notFound } from '@sankalp/contract'
import { requestSeconds } from '@sankalp/contract/consultation-life'
import type { ClientPayload } from '@sankalp/contract/live/events'
import { later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import * as repository from './consultations.repository.ts'
import type { AcharyaToConsult } from './ports.ts'
import * as queue from './queue.repository.ts'
import { userOf } from './view.ts'
import type { RequestNeeds } from './requests.ts'

type Asked = ClientPayload<'chat:request'>

type Terms = { bookingId: string | null; paisePerMinute: number; minutes: number }

export async function request(
  needs: RequestNeeds,
  asked: Asked,
  viewer: Viewer,
  connection: LiveConnection,
): Promise<void> {
  const known = await repository.findConsultation(needs.db, asked.requestId)
  if (known) {
    if (known.userId !== viewer.userId) throw notFound()
    needs.presence.ask(connection, known.id)
    return
  }
  const acharya = await needs.findAcharya(needs.db, asked.acharyaId)
  if (!acharya || acharya.userId === viewer.userId) throw notFound()
  // Do not reveal a block: to the blocked user, the acharya appears offline.
  if (await repository.isBlocked(needs.db, viewer.userId, acharya.userId)) throw new DomainError('ACHARYA_OFFLINE', {})
  if (
    !asked.isPoojaCall &&
    (!needs.isOnline(acharya.userId) || (await needs.pauses.isPaused(needs.db, acharya.userId)))
  )
    throw new DomainError('ACHARYA_OFFLINE', {})
  await needs.db.transaction((tx) => insert(needs, tx, asked, viewer, acharya))
  needs.presence.ask(connection, asked.requestId)
}

async function insert(
  needs: RequestNeeds,
  tx: Tx,
  asked: Asked,
  viewer: Viewer,
  acharya: AcharyaToConsult,
): Promise<void> {
  const now = await needs.sharedClock.now(tx)
  const terms = await termsOf(needs, tx, asked, viewer, acharya, now)
  if (terms.bookingId === null) {
    // Compare with the rate that is stored in the request and charged.
    if (asked.paisePerMinute !== undefined && asked.paisePerMinute !== terms.paisePerMinute) {
      throw new DomainError('RATE_CHANGED', { paisePerMinute: terms.paisePerMinute })
    }
    const missingPaise = terms.minutes * terms.paisePerMinute - (await needs.wallet.readAvailable(tx, viewer.userId))
    if (missingPaise > 0) throw new DomainError('INSUFFICIENT_BALANCE', { missingPaise })
    if (await queue.isAnothersTurn(tx, acharya.id, viewer.userId, now)) throw await busy(tx, acharya.id)
  }
  const { requestId: id, talk, intake = null, language } = asked
  const dueAt = later(now, requestSeconds)
  const isNew = await repository.insertConsultation(tx, {
    id,
    userId: viewer.userId,
    acharyaId: acharya.id,
    acharyaUserId: acharya.userId,
    talk,
    intake,
    requestedAt: now,
    dueAt,
    ...terms,
  })
  if (!isNew) {
    const open = await repository.findOpenOf(tx, viewer.userId)
    throw open ? new DomainError('CONSULTATION_RUNNING', { requestId: open.id }) : await busy(tx, acharya.id)
  }
  await queue.leave(tx, acharya.id, viewer.userId)
  const row = (await repository.findConsultation(tx, id))!
  const user = userOf(row)
  needs.teller.later(tx, acharya.userId, 'chat:request:incoming', {
    requestId: id,
    user,
    chatMinutes: terms.minutes,
    talk,
    isPoojaCall: terms.bookingId !== null,
    ...(language && { language }),
    ...(intake && { intake }),
    answerBy: dueAt.getTime(),
  })
  needs.teller.busy(tx, acharya.userId, true)
  await needs.notify?.(tx, {
    kind: 'consultationRequested',
    userId: acharya.userId,
    requestId: id,
    from: row.userName,
    talk,
    minutes: terms.minutes,
    isPoojaCall: terms.bookingId !== null,
    answerBy: dueAt,
  })
}

async function termsOf(
  needs: RequestNeeds,
  tx: Tx,
  asked: Asked,
  viewer: Viewer,
  acharya: AcharyaToConsult,
  now: Date,
): Promise<Terms> {
  if (!asked.isPoojaCall)
    return { bookingId: null, paisePerMinute: acharya.paisePerMinute[asked.talk], minutes: asked.chatMinutes }
  const booking = await needs.poojaCalls?.findJoinable(tx, { userId: viewer.userId, acharyaId: acharya.id })
  if (!booking) throw notFound()
  const minutes = Math.max(1, Math.ceil((booking.endsAt.getTime() - now.getTime()) / 60_000))
  return { bookingId: booking.bookingId, paisePerMinute: 0, minutes }
}

async function busy(tx: Tx, acharyaId: string): Promise<DomainError> {
  return new DomainError('ACHARYA_BUSY', { waiting: await queue.countWaiting(tx, acharyaId) })
}
