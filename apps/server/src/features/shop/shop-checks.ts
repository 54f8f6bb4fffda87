import type { Check } from '../../platform/check.ts'

/** What must be true of goods and prices, proved from the rows alone. */
export const shopChecks: readonly Check[] = [
  {
    name: 'the stock of every product is goods in minus goods out',
    sql: `select 'product ' || p.id as broken from product p left join (
        select product_id, sum(quantity) as counted from stock_movement group by product_id
      ) m on m.product_id = p.id where p.stock <> coalesce(m.counted, 0)`,
  },
]
