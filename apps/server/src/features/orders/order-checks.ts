import type { Check } from '../../platform/check.ts'

/** Invariants of orders, checked against the rows. */
export const orderChecks: readonly Check[] = [
  {
    name: 'the goods of every order left the shelf, and came back once if it was cancelled or returned',
    sql: `select 'order ' || o.id as broken from shop_order o join shop_order_line l on l.order_id = o.id
      left join (select order_id, product_id, sum(quantity) as moved, count(*) as times from stock_movement where order_id is not null group by order_id, product_id) m
        on m.order_id = o.id and m.product_id = l.product_id
      where case when o.state in ('cancelled', 'returned') then m.moved is distinct from 0 or m.times <> 2
        else m.moved is distinct from -l.quantity::bigint or m.times <> 1 end`,
  },
  {
    name: 'no goods left the shelf for an order that does not have them',
    sql: `select 'order ' || m.order_id as broken from stock_movement m where m.order_id is not null
      and not exists (select from shop_order_line l where l.order_id = m.order_id and l.product_id = m.product_id)`,
  },
  {
    name: 'every order comes to what its lines sum to',
    sql: `select 'order ' || o.id as broken from shop_order o left join shop_order_line l on l.order_id = o.id group by o.id
      having coalesce(sum(l.amount_paise), 0) <> o.grand_paise or coalesce(sum(l.price_paise::bigint * l.quantity), 0) <> o.total_paise`,
  },
  {
    name: 'every order that is paid has one movement of its grand total, and none is charged without its order',
    sql: `select 'order ' || coalesce(o.id::text, t.subject_id) as broken from shop_order o
      full join (select t.id, t.subject_id, t.user_id, sum(p.amount_paise) as taken from transfer t
        join posting p on p.transfer_id = t.id and p.account in ('wallet_paid', 'wallet_bonus', 'clearing') where t.kind = 'order' and t.subject = 'order' group by t.id) t on t.id = o.transfer_id
      where (o.transfer_id is not null or t.id is not null)
        and (o.id is null or t.id is null or t.subject_id <> o.id::text or t.user_id <> o.user_id or t.taken <> -o.grand_paise)`,
  },
  {
    name: 'every order that was given back has one movement back of its grand total',
    sql: `select 'order ' || o.id as broken from shop_order o
      left join (select t.refund_of, count(distinct t.id) as times, sum(p.amount_paise) as back from transfer t
        join posting p on p.transfer_id = t.id and p.account in ('wallet_paid', 'wallet_bonus', 'clearing') where t.kind = 'refund' group by t.refund_of) r on r.refund_of = o.transfer_id
      where case when o.payment_state = 'refunded' then r.times is distinct from 1 or r.back is distinct from o.grand_paise else r.times is not null end`,
  },
  {
    name: 'what was paid online for an order is its payment, and goes back through it when the order does',
    sql: `select 'order ' || o.id as broken from shop_order o join payment p on p.id = o.payment_id
      left join payment_refund r on r.payment_id = p.id and r.reason in ('orderCancelled', 'orderReturned')
      where p.purpose <> 'order' or p.subject_id <> o.id or p.amount_paise <> o.grand_paise
        or (o.payment_state in ('paid', 'refunded')) <> (p.status = 'paid' and p.transfer_id is not distinct from o.transfer_id and p.transfer_id is not null)
        or (o.payment_state = 'refunded') <> (r.id is not null)
        or (p.status = 'paid' and p.transfer_id is null
          and not exists (select from payment_refund late where late.payment_id = p.id and late.reason = 'paidTooLate' and late.amount_paise = p.amount_paise))`,
  },
  {
    name: 'every coupon has taken off what its uses sum to, within its budget, once per person',
    sql: `select 'coupon ' || c.code as broken from coupon c left join coupon_use u on u.code = c.code
      group by c.code having c.used_paise <> coalesce(sum(u.discount_paise), 0) or c.used_paise > c.budget_paise
      union all
      select 'order ' || o.id from shop_order o left join coupon_use u on u.order_id = o.id
      where o.state <> 'cancelled' and (o.coupon_code is distinct from u.code or o.coupon_paise <> coalesce(u.discount_paise, 0))`,
  },
]
