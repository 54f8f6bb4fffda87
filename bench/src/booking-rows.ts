import type { Db } from '@sankalp/server/src/platform/db/db.ts'

const batch = 50_000

/**
 * Fills in completed bookings of the past, as a busy product would have them, up to `count` in all: over all acharyas and
 * people, each with a transfer. Rows that are right by construction, so nothing is checked while they are written.
 */
export async function fillBookings(db: Db, count: number): Promise<void> {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from booking')
  for (let done = row!.count; done < count; done += batch) {
    const last = Math.min(done + batch, count) - 1
    await db.runScript(`
      set local session_replication_role = replica;
      with owners as (select array_agg(user_id order by user_id) as ids from wallet_account),
        acharyas as (select array_agg(id order by id) as ids from acharya),
        made as (
          insert into transfer (id, key, kind, user_id, subject, subject_id, balance_after_paise, created_at)
          select gen_random_uuid(), 'fill:booking:' || n, 'pooja', owners.ids[1 + n % array_length(owners.ids, 1)], 'booking', n::text, 0, now() - interval '1 day'
          from generate_series(${done}, ${last}) n, owners returning id, user_id, subject_id::int as n
        )
      insert into booking (id, user_id, acharya_id, pooja_id, starts_at, state, details, language, pooja_paise, samagri_paise, sankalp, transfer_id, created_at, updated_at)
      select gen_random_uuid(), made.user_id, acharyas.ids[1 + made.n % array_length(acharyas.ids, 1)], 'satyanarayan',
        date_trunc('hour', now()) - interval '2 hours' - (made.n / array_length(acharyas.ids, 1)) * interval '30 minutes', 'completed',
        '{"name": "Asha Verma", "email": "asha@example.com", "city": "Varanasi", "state": "Uttar Pradesh", "pinCode": "221005", "address": "Assi", "contact": "9876543210"}',
        'en', 110000, 10100, '{"en": "Varanasi", "hin": "वाराणसी"}', made.id, now() - interval '1 day', now()
      from made, acharyas`)
  }
  await db.runScript('analyze booking; analyze transfer')
}

/** How PostgreSQL reads something: the scans of its plan. */
export async function scansOf(db: Db, statement: string): Promise<{ summary: string; hasSequentialScan: boolean }> {
  const rows = await db.query<Record<string, string>>(`explain ${statement}`)
  const lines = rows.map((row) => Object.values(row)[0]!)
  const scans = lines.flatMap((line) => /(Index Only Scan|Index Scan|Bitmap Index Scan|Seq Scan)[^(]*/.exec(line)?.[0].trim() ?? [])
  return { summary: scans.join('; '), hasSequentialScan: scans.some((scan) => scan.startsWith('Seq Scan on booking')) }
}
