import type { Db } from '@sankalp/server/src/platform/db/db.ts'

const batch = 50_000

/** Bookings per user. */
const bookingsOfEach = 5

/**
 * Adds completed past bookings, as a busy product would have them, up to `count` in all: first of `readers`, then of as
 * many others as needed, over all acharyas, each with a transfer. The rows are valid by construction, so nothing is
 * checked while they are written.
 */
export async function fillBookings(db: Db, count: number, readers: readonly string[]): Promise<void> {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from booking')
  const owners =
    row!.count < readers.length * bookingsOfEach
      ? readers
      : await addOwners(db, Math.ceil((count - row!.count) / bookingsOfEach))
  for (let done = row!.count; done < count; done += batch) {
    const last = Math.min(done + batch, count) - 1
    await db.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica')
      await tx.query(
        `with acharyas as (select array_agg(id order by id) as ids from acharya),
          made as (
            insert into transfer (id, key, kind, user_id, subject, subject_id, balance_after_paise, created_at)
            select gen_random_uuid(), 'fill:booking:' || n, 'pooja', ($3::uuid[])[1 + n % array_length($3::uuid[], 1)], 'booking', n::text, 0, now() - interval '1 day'
            from generate_series($1::int, $2::int) n returning id, user_id, subject_id::int as n
          )
        insert into booking (id, user_id, acharya_id, pooja_id, starts_at, state, details, language, pooja_paise, samagri_paise, sankalp, transfer_id, created_at, updated_at)
        select gen_random_uuid(), made.user_id, acharyas.ids[1 + made.n % array_length(acharyas.ids, 1)], 'satyanarayan',
          date_trunc('hour', now()) - interval '2 hours' - (made.n / array_length(acharyas.ids, 1)) * interval '30 minutes', 'completed',
          '{"name": "Asha Verma", "email": "asha@example.com", "city": "Varanasi", "state": "Uttar Pradesh", "pinCode": "221005", "address": "Assi", "contact": "9876543210"}',
          'en', 110000, 10100, '{"en": "Varanasi", "hin": "वाराणसी"}', made.id, now() - interval '1 day', now()
        from made, acharyas`,
        [done, last, owners],
      )
    })
  }
  await tidyTables(db)
}

/**
 * Does what autovacuum does within a minute or two. It updates row counts, so that plans made for an empty table do not
 * keep scanning the whole table, and the visibility map, so that index-only scans work.
 */
export async function tidyTables(db: Db): Promise<void> {
  await db.runStatements('vacuum analyze')
}

/** Deletes pending notices of these bookings: sending them would be counted in the next measurement. */
export async function takeBackNotices(db: Db): Promise<void> {
  await db.query(
    `update notice_delivery set outcome = 'takenBack', next_attempt_at = null where id in
       (select id from notice_delivery where outcome is null and next_attempt_at <= now() for update skip locked)`,
  )
}

/** Creates accounts of users who only have bookings. */
async function addOwners(db: Db, count: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `insert into user_account (id, phone, name, created_at, updated_at)
     select gen_random_uuid(), '+915' || lpad(n::text, 9, '0'), 'Asha Rao', now(), now() from generate_series(1, $1::int) n returning id`,
    [count],
  )
  await db.query('insert into wallet_account (user_id) select unnest($1::uuid[])', [rows.map(({ id }) => id)])
  return rows.map(({ id }) => id)
}

/** Returns how PostgreSQL executes a statement: the scans of its plan. */
export async function scansOf(db: Db, statement: string): Promise<{ summary: string; hasSequentialScan: boolean }> {
  const rows = await db.query<Record<string, string>>(`explain ${statement}`)
  const lines = rows.map((row) => Object.values(row)[0]!)
  const scans = lines.flatMap(
    (line) => /(Index Only Scan|Index Scan|Bitmap Index Scan|Seq Scan)[^(]*/.exec(line)?.[0].trim() ?? [],
  )
  return { summary: scans.join('; '), hasSequentialScan: scans.some((scan) => scan.startsWith('Seq Scan on booking')) }
}
