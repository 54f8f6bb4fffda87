import type { Language } from '@sankalp/contract'
import type { Queryable, Tx } from '../../../platform/db/db.ts'

export type PresetTexts = { name: Record<Language, string>; rupees: number; isPopular: boolean; listed: boolean }
export type PresetRow = PresetTexts & { id: string; version: number }

const columns = 'id, version, name, rupees, is_popular as "isPopular", listed'

/** Lists the offered presets, the lowest amount first. */
export function listOffered(db: Queryable): Promise<PresetRow[]> {
  return db.query<PresetRow>(`select ${columns} from dakshina_preset where listed order by rupees, id`)
}

export async function findPreset(db: Queryable, id: string): Promise<PresetRow | null> {
  const [row] = await db.query<PresetRow>(`select ${columns} from dakshina_preset where id = $1`, [id])
  return row ?? null
}

/**
 * Locks all presets, so that changes happen one after the other: there are few, and only one of them is the most
 * popular.
 */
export async function lockPresets(tx: Tx): Promise<PresetRow[]> {
  await tx.query('lock table dakshina_preset in share row exclusive mode')
  return tx.query<PresetRow>(`select ${columns} from dakshina_preset`)
}

/** Unmarks the previous one and raises its version, so that a save based on the old version is refused. */
export async function unmarkPopular(tx: Tx, exceptId: string, now: Date): Promise<void> {
  await tx.query(
    'update dakshina_preset set is_popular = false, version = version + 1, updated_at = $2 where is_popular and id <> $1',
    [exceptId, now],
  )
}

export async function insertPreset(
  tx: Tx,
  id: string,
  { name, rupees, isPopular, listed }: PresetTexts,
  now: Date,
): Promise<void> {
  await tx.query(
    'insert into dakshina_preset (id, name, rupees, is_popular, listed, created_at, updated_at) values ($1, $2::jsonb, $3, $4, $5, $6, $6)',
    [id, JSON.stringify(name), rupees, isPopular, listed, now],
  )
}

export async function updatePreset(
  tx: Tx,
  id: string,
  { name, rupees, isPopular, listed }: PresetTexts,
  now: Date,
): Promise<void> {
  await tx.query(
    'update dakshina_preset set name = $2::jsonb, rupees = $3, is_popular = $4, listed = $5, version = version + 1, updated_at = $6 where id = $1',
    [id, JSON.stringify(name), rupees, isPopular, listed, now],
  )
}
