import type { Language } from '@sankalp/contract'
import type { PoojaConcern } from '@sankalp/contract/pooja-keys'
import type { PoojaDetails } from '@sankalp/contract/poojas'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { createParameters } from '../../platform/db/parameters.ts'
import type { Meant } from '@sankalp/contract/search/vocabulary'
import { nearestFirst, nearestPatterns, patternOf } from '../../platform/search-meant.ts'

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
  concerns: PoojaConcern[]
}
/** All details of a pooja, in both languages. */
type Details = Record<Language, PoojaDetails>
export type NewPooja = Omit<PoojaRow, 'imageKey'> & { details: Details | null; searchText: string; rank: number }

const columns = `id, name, description, about, drawing, image_key as "imageKey", price_paise as "pricePaise",
  duration_minutes as "durationMinutes", concerns,
  (select coalesce(array_agg(festival order by festival), '{}') from pooja_festival where pooja_id = pooja.id) as festivals`

export type PoojaFilter = {
  /** What the words of a search stand for. */
  meant: readonly Meant[]
  /** Return only the poojas of these festivals, in this order. */
  festivals: string[]
  /** Put the poojas of these festivals before all others. */
  first: string[]
  concern: PoojaConcern | null
}

/**
 * Returns the conditions and the order of a filter: poojas of the first named festival come first, then those whose
 * words match best.
 */
function findBy({ meant, festivals, first, concern }: PoojaFilter) {
  const { values, put } = createParameters()
  const from = ['from pooja']
  const where = ['listed']
  const order: string[] = []
  if (festivals.length > 0) {
    const keys = `${put(festivals)}::text[]`
    from.push(`join (select pooja_id, min(array_position(${keys}, festival)) as place from pooja_festival
      where festival = any (${keys}) group by pooja_id) as suits on suits.pooja_id = pooja.id`)
    order.push('place')
  }
  if (concern) where.push(`concerns @> array[${put(concern)}::text]`)
  if (meant[0]) where.push(`' ' || search_text ~ all (${put(meant.map(patternOf))}::text[])`)
  // Add these parameters only for a list: a count has no `order by` that uses them.
  const leads = () =>
    `(select min(array_position(${put(first)}::text[], festival)) from pooja_festival where pooja_id = pooja.id) nulls last`
  const nearest = () => {
    const { whole, begun } = nearestPatterns(meant)
    return nearestFirst(`${put(whole)}::text`, `${put(begun)}::text`)
  }
  const orderBy = () =>
    [...order, ...(first.length > 0 ? [leads()] : []), ...(meant[0] ? [nearest()] : []), 'rank', 'id'].join(', ')
  return { found: `${from.join(' ')} where ${where.join(' and ')}`, orderBy, values, put }
}

/** Lists every word by which a pooja is found. */
export async function listWords(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ word: string }>(
    `select distinct unnest(string_to_array(search_text, ' ')) as word from pooja where listed`,
  )
  return rows.map(({ word }) => word)
}

export async function countPoojas(db: Queryable, filter: PoojaFilter): Promise<number> {
  const { found, values } = findBy(filter)
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count ${found}`, values)
  return row?.count ?? 0
}

export function listPoojas(db: Queryable, filter: PoojaFilter, limit: number, offset: number): Promise<PoojaRow[]> {
  const { found, orderBy, values, put } = findBy(filter)
  return db.query<PoojaRow>(
    `select ${columns} ${found} order by ${orderBy()} limit ${put(limit)} offset ${put(offset)}`,
    values,
  )
}

/** Reads the details in one language only, so that the other one does not leave the database. */
export async function findPooja(
  db: Queryable,
  id: string,
  language: Language,
): Promise<(PoojaRow & { details: PoojaDetails | null }) | null> {
  const [row] = await db.query<PoojaRow & { details: PoojaDetails | null }>(
    `select ${columns}, details -> $2::text as details from pooja where id = $1 and listed`,
    [id, language],
  )
  return row ?? null
}

export function listPages(
  db: Queryable,
): Promise<{ id: string; updatedAt: Date; name: BothLanguages; drawing: string; description: BothLanguages }[]> {
  return db.query(
    'select id, updated_at as "updatedAt", name, drawing, description from pooja where listed order by rank, id',
  )
}

/** Inserts a pooja. Leaves an existing one and its festivals unchanged, but adds the details if it has none yet. */
export async function insertPooja(tx: Tx, pooja: NewPooja, now: Date): Promise<void> {
  const details = pooja.details && JSON.stringify(pooja.details)
  const rows = await tx.query(
    `insert into pooja (id, name, description, about, drawing, price_paise, duration_minutes, search_text, rank, details, concerns, created_at, updated_at)
     values ($1, $2::jsonb, $3::jsonb, $4::jsonb, $5, $6, $7, $8, $9, $10::jsonb, $11::text[], $12, $12) on conflict (id) do nothing returning id`,
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
      details,
      pooja.concerns,
      now,
    ],
  )
  if (rows.length === 0) {
    await tx.query(
      'update pooja set details = $2::jsonb, concerns = $3::text[], updated_at = $4 where id = $1 and details is null',
      [pooja.id, details, pooja.concerns, now],
    )
    return
  }
  await tx.query('insert into pooja_festival (pooja_id, festival) select $1, unnest($2::text[])', [
    pooja.id,
    pooja.festivals,
  ])
}
