import type { Language } from '@sankalp/contract'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type Photo = { id: string; key: string; alt: Record<Language, string> }

/** Lists the photos of a product in their order. */
export function listPhotos(db: Queryable, productId: string): Promise<Photo[]> {
  return db.query<Photo>(
    'select id, storage_key as key, alt from product_photo where product_id = $1 order by place, id',
    [productId],
  )
}

/** Replaces the photos of a product and sets the first as the one that lists show. The product must be locked. */
export async function replacePhotos(tx: Tx, productId: string, photos: readonly Photo[], now: Date): Promise<void> {
  const rows = photos.map(({ id, key, alt }, place) => ({ id, key, alt, place }))
  await tx.query('delete from product_photo where product_id = $1 and id <> all ($2::uuid[])', [
    productId,
    photos.map(({ id }) => id),
  ])
  await tx.query(
    `insert into product_photo (id, product_id, storage_key, alt, place, created_at)
     select id, $1, key, alt, place, $3 from jsonb_to_recordset($2::jsonb) as photo (id uuid, key text, alt jsonb, place smallint)
     on conflict (id) do update set alt = excluded.alt, place = excluded.place`,
    [productId, JSON.stringify(rows), now],
  )
  await tx.query('update product set image_key = $2, version = version + 1, updated_at = $3 where id = $1', [
    productId,
    photos[0]?.key ?? null,
    now,
  ])
}
