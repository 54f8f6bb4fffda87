import type { Check } from '../../platform/check.ts'

/** Checks of goods and prices that read only stored rows. */
export const shopChecks: readonly Check[] = [
  {
    name: 'the stock of every product is goods in minus goods out',
    sql: `select 'product ' || p.id as broken from product p left join (
        select product_id, sum(quantity) as counted from stock_movement group by product_id
      ) m on m.product_id = p.id where p.stock <> coalesce(m.counted, 0)`,
  },
  {
    name: 'what lists are ordered by is the stock, and what searches read is what is listed',
    sql: `select 'product ' || p.id as broken from product p left join product_stock g on g.product_id = p.id left join product_search s on s.product_id = p.id
      where g.stock is distinct from p.stock or (s.product_id is not null) <> p.listed or (p.listed and (s.shelf_rank, s.final_paise, s.discount_percent, s.created_at, s.in_stock, s.words)
          is distinct from (p.rank, p.final_paise, p.discount_percent, p.created_at, p.stock > 0, search_words_of(p.search_text, p.search_name, p.category, p.type_key, p.purposes)))`,
  },
]
