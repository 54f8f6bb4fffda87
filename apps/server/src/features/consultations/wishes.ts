import { notFound } from '@sankalp/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { AcharyaToConsult, FindAcharya, Notify } from './ports.ts'

type Needs = { db: Db; clock: Clock; findAcharya: FindAcharya; notify: Notify | null }

/** "Tell me when they are online": sent once, by the process that deletes the request from the table. */
export function createWishes({ db, clock, findAcharya, notify }: Needs) {
  return {
    async list(userId: string): Promise<string[]> {
      const rows = await db.query<{ id: string }>(
        'select acharya_id as id from online_wish where user_id = $1 order by created_at',
        [userId],
      )
      return rows.map(({ id }) => id)
    },
    async add(acharyaId: string, userId: string): Promise<void> {
      const acharya = await findAcharya(db, acharyaId)
      if (!acharya) throw notFound()
      await db.query(
        'insert into online_wish (acharya_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing',
        [acharya.id, userId, clock.now()],
      )
    },
    async remove(acharyaId: string, userId: string): Promise<void> {
      await db.query('delete from online_wish where acharya_id = $1 and user_id = $2', [acharyaId, userId])
    },
    /** Every process sees that an acharya came online, but each request is fulfilled by only one of them. */
    async fulfil(acharya: AcharyaToConsult): Promise<void> {
      if (!notify) return
      await db.transaction(async (tx: Tx) => {
        const wishes = await tx.query<{ userId: string }>(
          'delete from online_wish where acharya_id = $1 returning user_id as "userId"',
          [acharya.id],
        )
        for (const { userId } of wishes)
          await notify(tx, { kind: 'acharyaOnline', userId, acharyaId: acharya.id, acharya: acharya.name })
      })
    },
  }
}
