import type { Check } from '../../platform/check.ts'

/** Invariants of the money that operators move by hand, checked against the rows. */
export const operatorChecks: readonly Check[] = [
  {
    name: 'every payout and correction that was confirmed is one movement of its amount, and none moved without one',
    sql: `select coalesce('proposal ' || p.id, 'transfer ' || t.id) as broken
      from (select * from operator_proposal where kind in ('payout', 'correction') and decision = 'confirmed') p
      full join (select * from transfer where key like 'payout:%' or key like 'correction:%') t on t.key = p.kind || ':' || p.id
      left join lateral (
        select sum(amount_paise) filter (where account = 'earnings' and owner_id = p.account_id) as earnings, sum(amount_paise) filter (where account = 'tax') as tds,
          sum(amount_paise) filter (where account = 'wallet_paid' and owner_id = p.account_id) as corrected
        from posting where transfer_id = t.id) moved on true
      where p.id is null or t.id is null or p.transfer_id <> t.id or t.kind <> p.kind
        or case p.kind when 'payout' then moved.earnings is distinct from -p.amount_paise or coalesce(moved.tds, 0) <> p.tds_paise else moved.corrected is distinct from p.amount_paise end`,
  },
  {
    name: 'every refund that two operators decided is the one that its payment says',
    sql: `select 'proposal ' || p.id as broken from operator_proposal p where p.kind = 'refund' and p.decision = 'confirmed'
      and not exists (select from payment_refund r where r.key = 'byOperator:' || p.payment_id and r.amount_paise = p.amount_paise)`,
  },
  {
    name: 'no payout of a decided batch waits, and nothing is paid that was not confirmed',
    sql: `select 'batch ' || b.id as broken from payout_batch b join operator_proposal p on p.batch_id = b.id where b.decision is not null and p.decision is null
      union all select 'batch ' || b.id from payout_batch b where b.decision = 'declined' and exists (select from operator_proposal p where p.batch_id = b.id and p.decision = 'confirmed')`,
  },
]
