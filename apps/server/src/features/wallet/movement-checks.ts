import type { Check } from '../../platform/check.ts'

/** The accounts of each kind of movement, as movements.ts writes them. */
const accountsOfKind = `(values
  ('recharge', '{wallet_paid,wallet_bonus,clearing,promotion}'::text[]), ('withdrawal', '{wallet_paid,wallet_bonus,clearing,promotion}'),
  ('pooja', '{wallet_paid,wallet_bonus,tax,earnings,revenue,promotion_expense}'), ('consultation', '{wallet_paid,wallet_bonus,tax,earnings,revenue,promotion_expense}'),
  ('dakshina', '{wallet_paid,earnings,revenue,wallet_bonus}'), ('order', '{wallet_paid,wallet_bonus,clearing,tax,revenue}'),
  ('refund', '{wallet_paid,wallet_bonus,clearing,tax,earnings,refunds,promotion_expense}'), ('forfeit', '{wallet_paid,wallet_bonus,earnings,given_up,promotion}'),
  ('payout', '{earnings,bank,tax}'), ('correction', '{wallet_paid,revenue}'))`

/** Checks of movements against each other that read only the ledger's rows. */
export const movementChecks: readonly Check[] = [
  {
    name: 'every transfer has a kind that we know, only the accounts of its kind, and no wallet but that of its user',
    sql: `select distinct 'transfer ' || t.id as broken from transfer t left join ${accountsOfKind} known (kind, accounts) on known.kind = t.kind
      join posting p on p.transfer_id = t.id
      where known.kind is null or not p.account = any (known.accounts) or (p.account in ('wallet_paid', 'wallet_bonus') and p.owner_id is distinct from t.user_id)`,
  },
  {
    name: 'every posting and every receipt has its transfer, and every account its wallet',
    sql: `select distinct 'transfer ' || p.transfer_id as broken from posting p where not exists (select from transfer t where t.id = p.transfer_id)
      union select 'receipt of transfer ' || r.transfer_id from receipt r where not exists (select from transfer t where t.id = r.transfer_id)
      union select 'account ' || u.id from user_account u where u.erased_at is null and not exists (select from wallet_account w where w.user_id = u.id)`,
  },
  {
    name: 'a refund takes from each account no more than its charge gave it',
    sql: `select 'transfer ' || c.refund_of as broken from (
        select r.refund_of, p.account, p.detail, p.owner_id, sum(p.amount_paise) as back from transfer r join posting p on p.transfer_id = r.id
          where r.refund_of is not null group by r.refund_of, p.account, p.detail, p.owner_id) c
      left join lateral (
        select sum(amount_paise) as given from posting p where p.transfer_id = c.refund_of and p.detail is not distinct from c.detail and p.owner_id is not distinct from c.owner_id
          and p.account = case c.account when 'refunds' then 'revenue' else c.account end) g on true
      where c.account not in ('wallet_paid', 'wallet_bonus') and (g.given is null or sign(c.back) = sign(g.given) or abs(c.back) > abs(g.given))`,
  },
  {
    name: 'every refund names the charge that it takes back, of the same user and subject',
    sql: `select 'transfer ' || r.id as broken from transfer r left join transfer c on c.id = r.refund_of
      where (r.kind = 'refund') <> (r.refund_of is not null)
        or (r.refund_of is not null and (c.kind not in ('pooja', 'consultation', 'order', 'dakshina') or c.user_id is distinct from r.user_id or c.subject_id <> r.subject_id))`,
  },
]
