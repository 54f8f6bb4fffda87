import type { Check } from '../../platform/check.ts'

/** Charges with their parts, except those older than the rules of decision 81. */
const charges = `(
  select t.id, t.user_id, (t.created_at at time zone 'Asia/Kolkata')::date as day, d.paise as dakshina, p.* from transfer t
    cross join lateral (
      select -coalesce(sum(amount_paise) filter (where account in ('wallet_paid', 'wallet_bonus')), 0) as total,
        -coalesce(sum(amount_paise) filter (where account = 'wallet_paid'), 0) as paid,
        -coalesce(sum(amount_paise) filter (where account = 'wallet_bonus'), 0) as bonus,
        -coalesce(sum(amount_paise) filter (where account = 'promotion_expense'), 0) as borne,
        coalesce(sum(amount_paise) filter (where account = 'earnings'), 0) as earned,
        min(owner_id::text) filter (where account = 'earnings') as earner
      from posting where transfer_id = t.id
    ) p
    left join receipt r on r.transfer_id = t.id
    cross join lateral (
      select coalesce(sum((line ->> 'amountPaise')::bigint), 0) as paise from jsonb_array_elements(r.lines) line where line ->> 'item' = 'dakshina'
    ) d
    where t.kind in ('pooja', 'consultation', 'order', 'dakshina') and not exists (select from charged_before_bonus_rules b where b.transfer_id = t.id)
)`

/** Checks that bonus money turns into cash only as the expense that decision 81 allows. */
export const bonusChecks: readonly Check[] = [
  {
    name: 'dakshina was given from paid money alone',
    sql: `select 'transfer ' || id as broken from ${charges} c where dakshina > paid`,
  },
  {
    name: 'what acharyas earn is backed by paid money or by an expense of ours',
    sql: `select 'transfer ' || id as broken from ${charges} c where earned > paid + borne`,
  },
  {
    // Repeats the rule of features/wallet/bonus-share.ts independently, in SQL.
    name: 'the expense of every charge is the share of its bonus part that its acharya earned',
    sql: `select 'transfer ' || coalesce(c.id, s.transfer_id) as broken from ${charges} c full join bonus_share s on s.transfer_id = c.id
      where case when s.transfer_id is null then c.borne <> 0 or (c.bonus > 0 and c.earned > 0)
        else c.id is null or s.borne_paise <> c.borne or s.user_id <> c.user_id or s.day <> c.day or s.acharya_user_id::text <> coalesce(c.earner, s.acharya_user_id::text)
          or s.share_paise <> floor((c.earned + s.share_paise - s.borne_paise - c.dakshina) * c.bonus / nullif(c.total - c.dakshina, 0)) end`,
  },
  {
    name: 'what we bore for a user and an acharya in a day is within its limit, and nothing was kept back below it',
    sql: `select 'bonus shares of user ' || user_id || ', acharya ' || acharya_user_id || ', ' || day as broken from (
        select s.*, exists (select from transfer r where r.refund_of = s.transfer_id) as is_refunded from bonus_share s) s
      group by user_id, acharya_user_id, day
      having sum(borne_paise) filter (where not is_refunded) > max(limit_paise) or (bool_or(borne_paise < share_paise) and sum(borne_paise) < min(limit_paise))`,
  },
  {
    name: 'payouts name no more of what we bore than we bore',
    sql: `select 'payouts of ' || p.account_id as broken from operator_proposal p where p.kind = 'payout' and p.decision = 'confirmed'
      group by p.account_id having min(p.bonus_paise) < 0 or bool_or(p.bonus_paise > p.amount_paise)
        or sum(p.bonus_paise) > coalesce((select sum(borne_paise) from bonus_share s where s.acharya_user_id = p.account_id), 0)`,
  },
]
