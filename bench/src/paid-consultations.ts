import { randomUUID } from 'node:crypto'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { bill, movements, openAccount } from '@sankalp/server/test/ledger.ts'

export type PaidConsultation = { id: string; userId: string; acharyaUserId: string }

/** Creates users with money in their wallets, each with a paid consultation, spread over `acharyas`. */
export async function addPaidConsultations(db: Db, count: number, acharyas: number): Promise<PaidConsultation[]> {
  const entries = await Promise.all(Array.from({ length: acharyas }, () => addAcharya(db)))
  return Promise.all(Array.from({ length: count }, (_, index) => addPaid(db, entries[index % acharyas]!)))
}

async function addAcharya(db: Db): Promise<{ id: string; userId: string }> {
  const entry = { id: randomUUID(), userId: await openAccount(db) }
  await db.query(
    `insert into acharya (id, user_id, name, bio, gender, astrologer_type, languages, specialities, practising_since, portrait,
       chat_paise_per_minute, audio_paise_per_minute, video_paise_per_minute, created_at, updated_at)
     values ($1, $2, '{"en": "Acharya", "hin": "आचार्य"}', '{"en": "Bio", "hin": "परिचय"}', 'Male', 'vedic', '{hin}', '{career}', 2010, 'x', 1100, 1100, 1100, now(), now())`,
    [entry.id, entry.userId],
  )
  return entry
}

async function addPaid(db: Db, acharya: { id: string; userId: string }): Promise<PaidConsultation> {
  const [id, userId] = [randomUUID(), await openAccount(db)]
  await movements.recharge(db, {
    userId,
    paymentId: randomUUID(),
    provider: 'bench',
    paidPaise: 100_000_000_00,
    bonusPaise: 0,
    now: new Date(),
  })
  const { transferId } = await movements.payForConsultation(db, bill(userId, 11_00, { key: `consultation:${id}` }))
  await db.query(
    `insert into consultation (id, user_id, acharya_id, acharya_user_id, talk, paise_per_minute, minutes, state, requested_at, accepted_at, ended_at,
       talked_seconds, charged_seconds, charged_paise, earned_paise, transfer_id)
     values ($1, $2, $3, $4, 'Chat', 1100, 10, 'settled', now(), now(), now(), 60, 60, 1100, 0, $5)`,
    [id, userId, acharya.id, acharya.userId, transferId],
  )
  return { id, userId, acharyaUserId: acharya.userId }
}
