import type { Language } from '@sankalp/contract'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { anywhere, nearestFirst } from '../../platform/search-text.ts'

type BothLanguages = Record<Language, string>

export type PoojaRow = {
  id: string
  name: BothLanguages
  description: BothLanguages
  about: BothLanguages
  drawing: string
  imageKey: string | null
  pricePaise: number
  durationMinutes: number
  festivals: string[]
}
export type NewPooja = Omit<PoojaRow, 'imageKey'> & { searchText: string; rank: number }

const columns = `id, name, description, about, drawing, image_key as "imageKey", price_paise as "pricePaise",
  duration_minutes as "durationMinutes",
  (select coalesce(array_agg(festival order by festival), '{}') from pooja_festival where pooja_id = pooja.id) as festivals`

export type PoojaFilter = { words: string[]; festivals: string[] }

/**
 * $1: parts of the text, all of which must be there; $2: festivals, one of which it must suit, or none at all.
 * What suits the festival named first comes first.
 */
const fitting = `from pooja
  left join lateral (
    select min(array_position($2::text[], festival)) as place from pooja_festival where pooja_id = pooja.id
  ) as suits on true
  where listed and search_text like all ($1::text[]) and (cardinality($2::text[]) = 0 or suits.place is not null)`

export async function countPoojas(db: Queryable, { words, festivals }: PoojaFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count ${fitting}`, [anywhere(words), festivals])
  return row?.count ?? 0
}

export function listPoojas(db: Queryable, { words, festivals }: PoojaFilter, limit: number, offset: number): Promise<PoojaRow[]> {
  return db.query<PoojaRow>(
    `select ${columns} ${fitting}
      order by suits.place, ${nearestFirst('$5::text')}, rank, id limit $3 offset $4`,
    [anywhere(words), festivals, limit, offset, words[0] ?? ''],
  )
}

export async function findPooja(db: Queryable, id: string): Promise<PoojaRow | null> {
  const [row] = await db.query<PoojaRow>(`select ${columns} from pooja where id = $1 and listed`, [id])
  return row ?? null
}

/** Whether it was new: one that is there already stays as it is. */
export async function insertPooja(tx: Tx, pooja: NewPooja, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `insert into pooja (id, name, description, about, drawing, price_paise, duration_minutes, search_text, rank, created_at, updated_at)
     values ($1, $2::jsonb, $3::jsonb, $4::jsonb, $5, $6, $7, $8, $9, $10, $10) on conflict (id) do nothing returning id`,
    [
      pooja.id,
      JSON.stringify(pooja.name),
      JSON.stringify(pooja.description),
      JSON.stringify(pooja.about),
      pooja.drawing,
      pooja.pricePaise,
      pooja.durationMinutes,
      pooja.searchText,
      pooja.rank,
      now,
    ],
  )
  if (rows.length === 0) return false
  await tx.query('insert into pooja_festival (pooja_id, festival) select $1, unnest($2::text[])', [pooja.id, pooja.festivals])
  return true
}
