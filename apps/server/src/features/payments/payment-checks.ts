import type { Check } from '../../platform/check.ts'

/** Invariants of payments, checked against the rows. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'every paid payment has exactly one credit of what was paid and its bonus, or went back whole because its owner is gone',
    sql: `select 'payment ' || p.id as broken from payment p
      left join transfer t on t.subject = 'payment' and t.subject_id = p.id::text and t.kind = 'recharge' and t.user_id = p.user_id
      left join lateral (
        select coalesce(sum(amount_paise) filter (where account = 'wallet_paid'), 0) as paid, coalesce(sum(amount_paise) filter (where account = 'wallet_bonus'), 0) as bonus
        from posting where transfer_id = t.id
      ) moved on true
      where p.status = 'paid' and p.purpose = 'recharge'
      group by p.id having case when p.transfer_id is null
        then count(t.id) <> 0 or not exists (select from payment_refund r where r.payment_id = p.id and r.reason = 'paidTooLate' and r.amount_paise = p.amount_paise)
        else count(t.id) <> 1 or max(t.id::text) <> p.transfer_id::text or max(moved.paid) <> p.amount_paise or max(moved.bonus) <> p.bonus_paise end`,
  },
  {
    // The providers that take money. Tests that credit a wallet without a payment use another name.
    name: 'every credit from a provider has its payment',
    sql: `select 'transfer ' || t.id as broken from transfer t join posting c on c.transfer_id = t.id and c.account = 'clearing' and c.detail in ('razorpay', 'demo')
      where t.kind = 'recharge' and t.subject = 'payment' and not exists (select from payment p where p.id::text = t.subject_id)`,
  },
  {
    name: 'no payment was credited that is not paid',
    sql: `select 'payment ' || p.id as broken from payment p join transfer t on t.subject = 'payment' and t.subject_id = p.id::text and t.kind = 'recharge'
      where p.status <> 'paid'`,
  },
  {
    name: 'no more went back than was paid',
    sql: `select 'payment ' || p.id as broken from payment p join payment_refund r on r.payment_id = p.id and r.status <> 'failed'
      group by p.id, r.provider_payment_id having sum(r.amount_paise) > p.amount_paise`,
  },
  {
    name: 'what goes back to the owner of an erased account, or by an operator, left their wallet',
    sql: `select 'refund ' || r.id as broken from payment_refund r where r.reason in ('accountErased', 'byOperator') and not exists (
        select from transfer t join posting o on o.transfer_id = t.id and o.account = 'wallet_paid'
        where t.key = r.key and t.kind = 'withdrawal' and o.amount_paise = -r.amount_paise)`,
  },
  {
    name: 'what left a wallet for where it came from is on its way back through its payment',
    sql: `select 'transfer ' || t.id as broken from transfer t where t.kind = 'withdrawal' and (t.key like 'byOperator:%' or t.key like 'accountErased:%') and not exists (
        select from payment_refund r join posting o on o.transfer_id = t.id and o.account = 'wallet_paid'
        where r.key = t.key and r.payment_id::text = t.subject_id and r.reason in ('accountErased', 'byOperator') and o.amount_paise = -r.amount_paise)`,
  },
  {
    name: 'what was paid beyond the price of a page goes back, and nothing else does for that reason',
    sql: `select 'payment ' || p.id as broken from payment p left join payment_refund r on r.payment_id = p.id and r.reason = 'paidTwice'
      group by p.id having p.beyond_paise <> coalesce(sum(r.amount_paise), 0)`,
  },
  {
    name: 'a payment that goes back whole goes back whole, and what has gone back has its number at the provider',
    sql: `select 'refund ' || r.id as broken from payment_refund r join payment p on p.id = r.payment_id
      where (r.reason in ('paidTooLate', 'orderCancelled', 'orderReturned') and r.amount_paise <> p.amount_paise)
        or (r.status = 'done' and r.provider_refund_id is null) or p.status <> 'paid'`,
  },
  {
    name: 'every credit came from the provider that its payment names',
    sql: `select 'payment ' || p.id as broken from payment p join posting c on c.transfer_id = p.transfer_id and c.account = 'clearing'
      where p.transfer_id is not null and (c.detail is distinct from p.provider or c.amount_paise <> -p.amount_paise)`,
  },
  {
    name: 'every pack that is sold once was credited once to its person and number',
    sql: `select 'payment ' || coalesce(p.id, u.payment_id) as broken
      from (select * from payment where purpose = 'recharge' and transfer_id is not null and bonus_paise * 2 >= amount_paise) p
      full join pack_use u on u.payment_id = p.id
      where p.id is null or u.payment_id is null or u.user_id <> p.user_id or u.pack_paise <> p.amount_paise`,
  },
]
