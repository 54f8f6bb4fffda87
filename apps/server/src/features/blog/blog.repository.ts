import type { Queryable } from '../../platform/db/db.ts'

/** How often each article was read; one that nobody read yet is not in it. */
export async function readViews(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; views: number }>('select article_id as id, views from blog_view')
  return new Map(rows.map(({ id, views }) => [id, views]))
}

/**
 * Counts a reader who has not been counted on this day, and gives the count. One statement, so that of two calls at once
 * only one finds the mark new.
 */
export async function countReader(db: Queryable, reader: { day: string; mark: string; articleId: string }): Promise<number> {
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

/** Forgets who was counted before a day. */
export async function forgetReaders(db: Queryable, beforeDay: string): Promise<void> {
  await db.query('delete from blog_reader where day < $1', [beforeDay])
}
