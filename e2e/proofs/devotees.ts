import { randomUUID } from 'node:crypto'
import { createTickets } from '@sankalp/server/src/features/auth/tickets.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { createSecrets } from '@sankalp/server/src/platform/secrets.ts'
import { movements } from '@sankalp/server/test/ledger.ts'
import { TestClient } from '@sankalp/server/test/test-client.ts'
import { secret } from './ground.ts'

/** A user with a complete profile, signed in for as long as the longest proof. */
export type Devotee = { userId: string; token: string }

/** Inserts users directly instead of signing each in: a proof about slots needs a thousand of them. */
export async function addDevotees(db: Db, count: number, rupees: number): Promise<Devotee[]> {
  const tickets = createTickets(createSecrets(secret))
  const until = new Date(Date.now() + 24 * 3_600_000)
  const made = Array.from({ length: count }, (_, index) => ({
    userId: randomUUID(),
    sessionId: randomUUID(),
    phone: `+9160${String(Date.now() % 1000).padStart(3, '0')}${String(index).padStart(5, '0')}`,
  }))
  await db.transaction(async (tx) => {
    const [users, sessions, phones] = [
      made.map(({ userId }) => userId),
      made.map(({ sessionId }) => sessionId),
      made.map(({ phone }) => phone),
    ]
    await tx.query(
      `insert into user_account (id, phone, name, email, place_of_birth, date_of_birth, state, created_at, updated_at)
       select id, phone, 'Asha Verma', 'asha@example.com', 'Varanasi', '1996-08-14', 'Uttar Pradesh', now(), now() from unnest($1::uuid[], $2::text[]) as made (id, phone)`,
      [users, phones],
    )
    await tx.query('insert into wallet_account (user_id, paid_paise) select unnest($1::uuid[]), 0', [users])
    await tx.query(
      `insert into auth_session (id, user_id, rotated_at, created_at, expires_at) select session, owner, now(), now(), $3 from unnest($1::uuid[], $2::uuid[]) as made (session, owner)`,
      [sessions, users, until],
    )
  })
  if (rupees > 0) {
    for (const { userId } of made)
      await movements.recharge(db, {
        userId,
        paymentId: randomUUID(),
        provider: 'proof',
        paidPaise: rupees * 100,
        bonusPaise: 0,
        now: new Date(),
      })
  }
  return made.map(({ userId, sessionId }) => ({ userId, token: tickets.writeToken(sessionId, until) }))
}

export function clientOf(url: string, { userId, token }: Devotee): TestClient {
  return Object.assign(new TestClient(url, []), { userId, token })
}

/** Returns the demo's acharyas, available at all hours for this proof. */
export async function openAcharyas(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>('select id from acharya where listed order by id')
  await db.query('delete from availability_exception')
  await db.query('delete from availability_pattern')
  await db.query(
    'insert into availability_pattern (acharya_id, weekday, from_minute, to_minute) select id, day, 0, 1440 from acharya, generate_series(0, 6) as day',
  )
  return rows.map(({ id }) => id)
}
