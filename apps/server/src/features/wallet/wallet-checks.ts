import type { Check } from '../../platform/check.ts'

/**
 * Checks of the ledger that read only its rows: each statement returns the rows that break a rule, as text. They read
 * everything, so run them at night.
 */
export const walletChecks: readonly Check[] = [
  {
    name: 'the postings of every transfer sum to zero',
    sql: `select 'transfer ' || t.id as broken from transfer t left join posting p on p.transfer_id = t.id
      group by t.id having coalesce(sum(p.amount_paise), 1) <> 0`,
  },
  {
    name: 'every wallet holds what its postings sum to',
    sql: `select 'wallet of ' || w.user_id as broken from wallet_account w left join (
        select owner_id, coalesce(sum(amount_paise) filter (where account = 'wallet_paid'), 0) as paid,
          coalesce(sum(amount_paise) filter (where account = 'wallet_bonus'), 0) as bonus
        from posting where account in ('wallet_paid', 'wallet_bonus') group by owner_id
      ) p on p.owner_id = w.user_id
      where w.paid_paise <> coalesce(p.paid, 0) or w.bonus_paise <> coalesce(p.bonus, 0)`,
  },
  {
    name: 'every posting to a wallet or to earnings has its account',
    sql: `select 'transfer ' || p.transfer_id as broken from posting p
      where (p.account in ('wallet_paid', 'wallet_bonus') and not exists (select from wallet_account w where w.user_id = p.owner_id))
        or (p.account = 'earnings' and not exists (select from earnings_account e where e.owner_id = p.owner_id))`,
  },
  {
    name: 'the earnings of every acharya are what their postings sum to',
    sql: `select 'earnings of ' || e.owner_id as broken from earnings_account e left join (
        select owner_id, sum(amount_paise) as earned from posting where account = 'earnings' group by owner_id
      ) p on p.owner_id = e.owner_id where e.balance_paise <> coalesce(p.earned, 0)`,
  },
  {
    name: 'every wallet has reserved what its open reservations sum to',
    sql: `select 'wallet of ' || w.user_id as broken from wallet_account w left join (
        select user_id, sum(paid_paise) as paid, sum(bonus_paise) as bonus from reservation where state = 'reserved' group by user_id
      ) r on r.user_id = w.user_id
      where w.reserved_paid_paise <> coalesce(r.paid, 0) or w.reserved_bonus_paise <> coalesce(r.bonus, 0)`,
  },
  {
    name: 'a reservation ended once: posted with a transfer of its amount, or given back without one',
    sql: `select 'reservation ' || r.id as broken from reservation r
      left join (select transfer_id, -sum(amount_paise) as taken from posting where account in ('wallet_paid', 'wallet_bonus') group by transfer_id) p
        on p.transfer_id = r.transfer_id
      where (r.state = 'posted') <> (r.transfer_id is not null) or (r.state = 'posted' and r.posted_paise is distinct from p.taken)`,
  },
  {
    name: 'every receipt says what its transfer moved',
    // A payment outside the wallet moves between a clearing account and our accounts.
    sql: `select 'receipt of transfer ' || t.id as broken from transfer t
      join (
        select transfer_id, coalesce(sum(amount_paise) filter (where account in ('wallet_paid', 'wallet_bonus')), sum(amount_paise) filter (where account = 'clearing')) as moved
        from posting group by transfer_id
      ) p on p.transfer_id = t.id and p.moved is not null
      left join receipt r on r.transfer_id = t.id
      left join lateral (
        select sum((line ->> 'amountPaise')::bigint + (line ->> 'taxPaise')::bigint) as listed from jsonb_array_elements(r.lines) line
      ) l on true
      where t.user_id is not null and (r.transfer_id is null or r.total_paise <> abs(p.moved) or l.listed is distinct from r.total_paise)`,
  },
  {
    name: 'the tax on every receipt is the tax that its transfer booked',
    sql: `select 'receipt of transfer ' || r.transfer_id as broken from receipt r
      cross join lateral (select coalesce(sum((line ->> 'taxPaise')::bigint), 0) as tax from jsonb_array_elements(r.lines) line) listed
      left join (select transfer_id, sum(amount_paise) as tax from posting where account = 'tax' group by transfer_id) booked on booked.transfer_id = r.transfer_id
      where listed.tax <> abs(coalesce(booked.tax, 0))`,
  },
  {
    name: 'receipts are numbered without a gap',
    sql: `select 'series ' || series || ' of ' || financial_year as broken from receipt where number is not null
      group by series, financial_year having count(*) <> max(number) or min(number) <> 1`,
  },
  {
    name: 'nothing was refunded beyond what was charged',
    sql: `select 'transfer ' || r.refund_of as broken from transfer r
      join (select transfer_id, sum(amount_paise) as moved from posting where account in ('wallet_paid', 'wallet_bonus') group by transfer_id) back on back.transfer_id = r.id
      join (select transfer_id, sum(amount_paise) as moved from posting where account in ('wallet_paid', 'wallet_bonus') group by transfer_id) charged on charged.transfer_id = r.refund_of
      group by r.refund_of, charged.moved having sum(back.moved) > -charged.moved`,
  },
  {
    name: 'the taxes of every invoice and credit note are the tax of its lines, of the kind that its place of supply asks for',
    sql: `select 'receipt of transfer ' || r.transfer_id as broken from receipt r
      left join lateral (
        select bool_or(coalesce((s ->> 'cgstPaise')::bigint + (s ->> 'sgstPaise')::bigint + (s ->> 'igstPaise')::bigint <> (line ->> 'taxPaise')::bigint, true)
          or (r.gst ->> 'kind' = 'igst') <> ((s ->> 'cgstPaise')::bigint = 0 and (s ->> 'sgstPaise')::bigint = 0) and (line ->> 'taxPaise')::bigint <> 0) as wrong
        from jsonb_array_elements(r.lines) with ordinality as a (line, at) full join jsonb_array_elements(r.gst -> 'split') with ordinality as b (s, place) on at = place
      ) lines on true
      where r.gst is not null and (lines.wrong is not false or (r.gst ->> 'kind' = 'igst') is distinct from (r.gst ->> 'placeOfSupply' <> r.gst #>> '{supplier,state}'))`,
  },
  {
    name: 'every credit note has the supplier, the place of supply and the kind of tax of its invoice, and no more of any tax',
    sql: `select 'receipt of transfer ' || i.transfer_id as broken from receipt i
      join transfer t on t.refund_of = i.transfer_id join receipt c on c.transfer_id = t.id
      cross join lateral (select sum((s ->> 'cgstPaise')::bigint) as cgst, sum((s ->> 'sgstPaise')::bigint) as sgst, sum((s ->> 'igstPaise')::bigint) as igst
        from jsonb_array_elements(i.gst -> 'split') s) charged
      cross join lateral (select sum((s ->> 'cgstPaise')::bigint) as cgst, sum((s ->> 'sgstPaise')::bigint) as sgst, sum((s ->> 'igstPaise')::bigint) as igst
        from jsonb_array_elements(c.gst -> 'split') s) back
      where i.gst is not null and c.gst is not null
      group by i.transfer_id, charged.cgst, charged.sgst, charged.igst
      having bool_or(i.gst - 'split' <> c.gst - 'split') or sum(back.cgst) > charged.cgst or sum(back.sgst) > charged.sgst or sum(back.igst) > charged.igst`,
  },
]
