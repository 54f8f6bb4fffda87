import { indiaDay } from '@sankalp/contract/india-time'
import { later, type Clock } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Log } from '../../platform/log.ts'
import { deleteMessages } from './history.repository.ts'

type Needs = { db: Db; clock: Clock; storage: Storage; log: Log }

const unusedPictureHours = 24
const queueHours = 12

/**
 * Handles the stored data about users: exports it, erases it with the account, and deletes what is no longer needed.
 */
export function createPeople({ db, clock, storage, log }: Needs) {
  function deleteFiles(keys: readonly string[]): void {
    for (const key of keys)
      storage
        .delete(key)
        .catch((error: unknown) => log.warn({ err: error, key }, 'could not delete a picture of a chat'))
  }

  /**
   * Erases a user: all messages of both sides, since they were written for this user. For an acharya, erases nothing
   * that belongs to a user.
   */
  async function eraseFor(tx: Tx, userId: string): Promise<void> {
    const now = clock.now()
    const own = await tx.query<{ id: string }>('select id from consultation where user_id = $1', [userId])
    const keys = await deleteMessages(
      tx,
      own.map(({ id }) => id),
      now,
    )
    const unused = await tx.query<{ key: string }>(
      'delete from consultation_picture where user_id = $1 and consultation_id is null returning storage_key as key',
      [userId],
    )
    await tx.query('update consultation set intake = null where user_id = $1 and intake is not null', [userId])
    // The previous version stored reviews here. They are now stored as reviews and erased with those.
    await tx.query('update consultation_rating set review = null where consultation_id = any ($1::uuid[])', [
      own.map(({ id }) => id),
    ])
    await tx.query('update consultation_report set body = null where by_user_id = $1', [userId])
    await tx.query('delete from person_block where by_user_id = $1 or blocked_user_id = $1', [userId])
    await tx.query('delete from consultation_queue where user_id = $1', [userId])
    await tx.query('delete from queue_missed_turn where user_id = $1', [userId])
    await tx.query('delete from online_wish where user_id = $1', [userId])
    tx.afterCommit(() => deleteFiles([...keys, ...unused.map(({ key }) => key)]))
  }

  return {
    eraseFor,
    exportFor: async (userId: string) => ({
      consultations: await readConsultations(db, userId),
      consultationMessages: await readWritten(db, userId),
      consultationReports: await db.query(
        'select consultation_id, reason, body, created_at from consultation_report where by_user_id = $1',
        [userId],
      ),
      blockedPeople: await db.query('select blocked_user_id, created_at from person_block where by_user_id = $1', [
        userId,
      ]),
      acharyasToWaitFor: await db.query(
        'select acharya_id, talk, minutes, joined_at from consultation_queue where user_id = $1',
        [userId],
      ),
      queueTurnsMissed: await db.query('select day::text, turns from queue_missed_turn where user_id = $1', [userId]),
      acharyasToHearOf: await db.query('select acharya_id, created_at from online_wish where user_id = $1', [userId]),
    }),
    async tidy(): Promise<void> {
      const now = clock.now()
      const unused = await db.query<{ key: string }>(
        'delete from consultation_picture where consultation_id is null and created_at < $1 returning storage_key as key',
        [later(now, -unusedPictureHours * 3600)],
      )
      deleteFiles(unused.map(({ key }) => key))
      await db.query('delete from consultation_queue where joined_at < $1', [later(now, -queueHours * 3600)])
      await db.query('delete from queue_missed_turn where day < $1::date', [indiaDay(now)])
    },
  }
}

function readConsultations(db: Queryable, userId: string): Promise<unknown[]> {
  return db.query(
    `select id, case when user_id = $1 then 'user' else 'acharya' end as side, talk, minutes, state, case when user_id = $1 then intake end as intake,
       requested_at, accepted_at, user_ready_at, acharya_ready_at, ended_at, end_reason, talked_seconds, charged_paise
      from consultation where user_id = $1 or acharya_user_id = $1 order by requested_at`,
    [userId],
  )
}

/** Reads the user's own messages. Those of the other side belong to the other side. */
function readWritten(db: Queryable, userId: string): Promise<unknown[]> {
  return db.query(
    'select consultation_id, seq, body, attachment, sent_at from consultation_message where from_user_id = $1 order by sent_at',
    [userId],
  )
}
