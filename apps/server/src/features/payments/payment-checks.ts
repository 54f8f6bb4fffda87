import type { Check } from '../../platform/check.ts'

/** What must be true of payments, proved from the rows alone. */
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
]
