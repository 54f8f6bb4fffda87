import type { Queryable, Tx } from '../../platform/db/db.ts'

/**
 * What is stored about articles beside their files: the view counts, which ones an operator has withdrawn, and the
 * versions of those that were edited.
 */
export type Standing = {
  viewsOf: (id: string) => number
  isWithdrawn: (id: string) => boolean
  versions: ReadonlyMap<string, number>
}

type StandingRow = { id: string; views: number; isWithdrawn: boolean; version: number | null }

/** Reads the state for every list, so that processes need not notify each other of withdrawals and edits. */
export async function readStanding(db: Queryable): Promise<Standing> {
  const rows = await db.query<StandingRow>(
    `select article_id as id, coalesce(v.views, 0) as views, w.article_id is not null as "isWithdrawn", e.version
       from blog_view v full join article_withdrawal w using (article_id) full join article_edit e using (article_id)`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return {
    viewsOf: (id) => known.get(id)?.views ?? 0,
    isWithdrawn: (id) => known.get(id)?.isWithdrawn ?? false,
    versions: new Map(rows.flatMap(({ id, version }) => (version === null ? [] : [[id, version]]))),
  }
}

export type Withdrawal = { articleId: string; reason: string; at: Date }

export function listWithdrawals(db: Queryable): Promise<Withdrawal[]> {
  return db.query<Withdrawal>('select article_id as "articleId", reason, withdrawn_at as at from article_withdrawal')
}

/** Each returns true if it changed something. */
export async function insertWithdrawal(tx: Tx, { articleId, reason, at }: Withdrawal): Promise<boolean> {
  const rows = await tx.query(
    'insert into article_withdrawal (article_id, reason, withdrawn_at) values ($1, $2, $3) on conflict do nothing returning article_id',
    [articleId, reason, at],
  )
  return rows.length > 0
}

export async function deleteWithdrawal(tx: Tx, articleId: string): Promise<boolean> {
  const rows = await tx.query('delete from article_withdrawal where article_id = $1 returning article_id', [articleId])
  return rows.length > 0
}

/**
 * Counts a reader once a day and returns the count. A single statement, so that of two simultaneous calls only one
 * inserts the mark.
 */
export async function countReader(
  db: Queryable,
  reader: { day: string; mark: string; articleId: string },
): Promise<number> {
  const [row] = await db.query<{ views: number }>(
    `with fresh as (
       insert into blog_reader (day, mark) values ($1, $2) on conflict do nothing returning mark
     ), counted as (
       insert into blog_view (article_id, views) select $3, 1 from fresh
         on conflict (article_id) do update set views = blog_view.views + 1 returning views
     )
     select coalesce((select views from counted), (select views from blog_view where article_id = $3), 0) as views`,
    [reader.day, reader.mark, reader.articleId],
  )
  return row?.views ?? 0
}

export async function readViewsOf(db: Queryable, articleId: string): Promise<number> {
  const [row] = await db.query<{ views: number }>('select views from blog_view where article_id = $1', [articleId])
  return row?.views ?? 0
}

/** Deletes the marks of readers counted before a day. */
export async function forgetReaders(db: Queryable, beforeDay: string): Promise<void> {
  await db.query('delete from blog_reader where day < $1', [beforeDay])
}
