import type { Language } from '@sankalp/contract'
import type { PoojaConcern } from '@sankalp/contract/pooja-keys'
import type { PoojaDetails } from '@sankalp/contract/poojas'
import type { Queryable, Tx } from '../../../platform/db/db.ts'

type Both<Value> = Record<Language, Value>

export type KeptTexts = {
  name: Both<string>
  description: Both<string>
  about: Both<string>
  details: Both<PoojaDetails> | null
  pricePaise: number
  durationMinutes: number
  concerns: PoojaConcern[]
  listed: boolean
}
export type KeptRow = KeptTexts & { festivals: string[] } & { id: string; version: number }

const columns = `id, version, name, description, about, details, price_paise as "pricePaise", duration_minutes as "durationMinutes", concerns, listed,
  (select coalesce(array_agg(festival order by festival), '{}') from pooja_festival where pooja_id = pooja.id) as festivals`

/** Returns a pooja, also one that is not offered. `isLocked` locks it until the transaction ends. */
export async function findKept(db: Queryable, id: string, isLocked: boolean): Promise<KeptRow | null> {
  const [row] = await db.query<KeptRow>(
    `select ${columns} from pooja where id = $1 ${isLocked ? 'for no key update' : ''}`,
    [id],
  )
  return row ?? null
}

export async function countComing(db: Queryable, poojaId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from booking where pooja_id = $1 and state in ('held', 'confirmed') and starts_at > $2`,
    [poojaId, now],
  )
  return row?.count ?? 0
}

export async function updateKept(
  tx: Tx,
  id: string,
  texts: KeptTexts & { searchText: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `update pooja set name = $2::jsonb, description = $3::jsonb, about = $4::jsonb, details = $5::jsonb, price_paise = $6, duration_minutes = $7,
       concerns = $8::text[], listed = $9, search_text = $10, version = version + 1, updated_at = $11 where id = $1`,
    [
      id,
      JSON.stringify(texts.name),
      JSON.stringify(texts.description),
      JSON.stringify(texts.about),
      JSON.stringify(texts.details),
      texts.pricePaise,
      texts.durationMinutes,
      texts.concerns,
      texts.listed,
      texts.searchText,
      now,
    ],
  )
}

export async function replaceFestivals(tx: Tx, poojaId: string, festivals: readonly string[]): Promise<void> {
  await tx.query('delete from pooja_festival where pooja_id = $1 and festival <> all ($2::text[])', [
    poojaId,
    [...festivals],
  ])
  await tx.query(
    'insert into pooja_festival (pooja_id, festival) select $1, unnest($2::text[]) on conflict do nothing',
    [poojaId, [...festivals]],
  )
}
