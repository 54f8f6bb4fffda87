import { readHistory } from '@sankalp/server/src/features/wallet/wallet.repository.ts'
import type { Db, Queryable } from '@sankalp/server/src/platform/db/db.ts'

const batch = 20_000

/**
 * Writes many past transfers of all wallets, as a busy product would have them: in batches, each with a sum of zero.
 */
export async function fillLedger(db: Db, count: number): Promise<void> {
  for (let done = 0; done < count; done += batch) {
    // The rows are valid by construction: checking each against its account would take most of the time.
    await db.runScript(`
      set local session_replication_role = replica;
      with made as (
        insert into transfer (id, key, kind, user_id, subject, subject_id, balance_after_paise, created_at)
        select gen_random_uuid(), 'fill:' || n, 'pooja', owners[1 + n % array_length(owners, 1)], 'booking', n::text, 0,
          now() - interval '1 year' + n * interval '10 seconds'
        from generate_series(${done}, ${done + batch - 1}) n, (select array_agg(user_id) as owners from wallet_account) all_of_them returning id, user_id
      )
      insert into posting (transfer_id, line, account, owner_id, amount_paise)
      select id, line, case line when 1 then 'wallet_paid' else 'revenue' end, case line when 1 then user_id end, case line when 1 then -1 else 1 end
      from made, generate_series(1, 2) line`)
  }
  await db.runScript('analyze transfer; analyze posting')
}

/** Returns PostgreSQL's plan for the first page of a history, with the statement that the product sends. */
export async function planOf(db: Db, userId: string): Promise<{ summary: string; hasSequentialScan: boolean }> {
  const explaining: Queryable = { query: (sql, parameters) => db.query(`explain ${sql}`, parameters) }
  const rows = (await readHistory(explaining, userId, {}, null, 21)) as unknown as Record<string, string>[]
  const lines = rows.map((row) => Object.values(row)[0]!)
  const scans = lines.flatMap(
    (line) => /(Index Only Scan|Index Scan|Bitmap Heap Scan|Seq Scan)[^(]*/.exec(line)?.[0].trim() ?? [],
  )
  return { summary: scans.join('; '), hasSequentialScan: scans.some((scan) => scan.startsWith('Seq')) }
}
