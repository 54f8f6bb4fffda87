import type { Queryable } from '../platform/db/db.ts'

/** Finds the first order that delivered a product to the user. A returned order counts too. */
export async function findDelivered(
  db: Queryable,
  productId: string,
  userId: string,
): Promise<{ orderId: string } | null> {
  const [row] = await db.query<{ orderId: string }>(
    `select shop_order.id as "orderId" from shop_order join shop_order_line on order_id = shop_order.id
      where user_id = $1 and product_id = $2 and delivered_at is not null order by delivered_at, shop_order.id limit 1`,
    [userId, productId],
  )
  return row ?? null
}
