import type { Db } from '@sankalp/server/src/platform/db/db.ts'

const people = 20_000
const batch = 100_000

/**
 * Adds delivered past orders, each with one line, of users created only for them. The rows are valid by construction,
 * so nothing is checked while they are written.
 */
export async function fillOrders(db: Db, count: number): Promise<void> {
  await inBulk(db, [
    [
      `insert into user_account (id, phone, name, created_at, updated_at)
       select md5('buyer' || n)::uuid, '+916' || lpad(n::text, 9, '0'), 'Asha Rao', now(), now() from generate_series(1, $1::int) n`,
      [people],
    ],
    [
      `insert into wallet_account (user_id) select md5('buyer' || n)::uuid from generate_series(1, $1::int) n`,
      [people],
    ],
  ])
  for (let from = 1; from <= count; from += batch) {
    const numbers = [from, Math.min(from + batch - 1, count)]
    await inBulk(db, [
      [
        `insert into shop_order (id, financial_year, number, user_id, state, payment_state, payment_method, total_paise, discount_paise, grand_paise, transfer_id, address, promised_from, promised_to, from_cart, placed_at, packed_at, shipped_at, carrier, tracking_number, delivered_at, updated_at)
         select md5('order' || n)::uuid, '2025-26', n, md5('buyer' || (1 + n % ${people}))::uuid, 'delivered', 'paid', 'cod', 50000, 0, 50000, md5('transfer' || n)::uuid, '{"fullName": "Asha Rao", "addressLine": "14, Assi Ghat Road", "city": "Varanasi"}', at::date, at::date, true, at, at, at, 'India Post', 'EB' || n, at, at
         from generate_series($1::int, $2::int) n, lateral (select now() - interval '240 days' - n * interval '10 seconds' as at) then_`,
        numbers,
      ],
      [
        `insert into shop_order_line (order_id, line, product_id, quantity, price_paise, discount_percent, final_paise, amount_paise, hsn, gst_percent, gst_paise)
         select md5('order' || n)::uuid, 1, product.id, 1, 50000, 0, 50000, 50000, product.hsn, 5, 2381
         from generate_series($1::int, $2::int) n join (select id, hsn, row_number() over (order by id) - 1 as place, count(*) over () as of from product) product on n % of = place`,
        numbers,
      ],
    ])
  }
  await db.query('vacuum analyze')
}

async function inBulk(
  db: Db,
  statements: readonly (readonly [sql: string, parameters: readonly number[]])[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica')
    for (const [sql, parameters] of statements) await tx.query(sql, parameters)
  })
}
