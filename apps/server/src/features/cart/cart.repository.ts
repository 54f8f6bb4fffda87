import type { Db, Queryable, Tx } from '../../platform/db/db.ts'

export type CartRow = { productId: string; quantity: number; pricePaise: number }

export function readCart(db: Queryable, userId: string): Promise<CartRow[]> {
  return db.query<CartRow>(
    'select product_id as "productId", quantity, price_paise as "pricePaise" from cart_line where user_id = $1 order by added_at, product_id',
    [userId],
  )
}

/** Locks a cart, so that changes from two devices happen one after the other. */
export async function lockCart(tx: Tx, userId: string): Promise<CartRow[]> {
  await tx.query('select 1 from user_account where id = $1 for no key update', [userId])
  return readCart(tx, userId)
}

export async function putLine(tx: Tx, userId: string, line: CartRow, now: Date): Promise<void> {
  await tx.query(
    `insert into cart_line (user_id, product_id, quantity, price_paise, added_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (user_id, product_id) do update set quantity = excluded.quantity, price_paise = excluded.price_paise, updated_at = excluded.updated_at`,
    [userId, line.productId, line.quantity, line.pricePaise, now],
  )
}

/** The subselect hides the ids from the planner, so that it plans this statement once. */
export async function removeLines(tx: Queryable, userId: string, productIds: readonly string[]): Promise<boolean> {
  const rows = await tx.query(
    'delete from cart_line where user_id = $1 and product_id = any ((select $2::text[])::text[]) returning 1',
    [userId, productIds],
  )
  return rows.length > 0
}

export async function removeCartOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from cart_line where user_id = $1', [userId])
}

export async function removeOlderThan(db: Db, before: Date): Promise<void> {
  await db.query('delete from cart_line where updated_at < $1', [before])
}
