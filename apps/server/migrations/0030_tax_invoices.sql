-- A tax invoice is what it was on its day, whatever becomes of the profile or of the company: who supplied it, to which state, and how
-- much of each tax every line has.
alter table receipt
  -- {"supplier": {name, address, gstin, state}, "placeOfSupply": state, "kind": "cgst-sgst" | "cgst-utgst" | "igst",
  --  "split": [{"cgstPaise", "sgstPaise", "igstPaise"}, one for each line]}; null where there is no tax, and on what is older than this.
  add column gst jsonb,
  -- Where goods went: {fullName, addressLine, city, state, pinCode}. Forgotten with the account.
  add column deliver_to jsonb;

-- As before, and with what a receipt has of tax. `p_gst` of an invoice names the supplier, the state of delivery where there is one
-- (`deliveredTo`), and the taxes for both cases (`within` the supplier's state, `across` its border): which one it is depends on where
-- the buyer lives, which is read here, so that a movement stays one statement. `p_gst` of a credit note has its `split` alone.
create function move_money(
  p_id uuid, p_key text, p_kind text, p_user_id uuid, p_subject text, p_subject_id text, p_subject_name jsonb, p_reason text,
  p_refund_of uuid, p_now timestamptz,
  p_take bigint, p_change_paid bigint, p_change_bonus bigint, p_spend_day date, p_reservation_id uuid,
  p_others jsonb,
  p_series text, p_financial_year text, p_lines jsonb, p_total bigint, p_gst jsonb, p_deliver_to jsonb
) returns money_moved language plpgsql as $$
declare
  w wallet_account;
  r reservation;
  known transfer;
  from_paid bigint := 0;
  from_bonus bigint := 0;
  held_paid bigint := 0;
  held_bonus bigint := 0;
  spent bigint;
  daily_limit bigint;
  its_buyer jsonb;
  lives_in text;
  place text;
  its_gst jsonb;
  delivered_to jsonb := p_deliver_to;
begin
  if p_user_id is not null then
    select * into w from wallet_account where user_id = p_user_id for update;
    if not found then return row('no_wallet', null, 0, 0, null, null)::money_moved; end if;
  end if;
  select * into known from transfer where key = p_key;
  if found then return row('repeated', known.id, w.paid_paise, w.bonus_paise, null, null)::money_moved; end if;

  if p_reservation_id is not null then
    select * into r from reservation where id = p_reservation_id and user_id = p_user_id for update;
    if not found or r.state <> 'reserved' or p_take > r.paid_paise + r.bonus_paise then
      return row('reservation_over', null, w.paid_paise, w.bonus_paise, null, null)::money_moved;
    end if;
    held_paid := r.paid_paise;
    held_bonus := r.bonus_paise;
    from_paid := least(p_take, held_paid);
  else
    from_paid := least(p_take, w.paid_paise - w.reserved_paid_paise);
  end if;
  from_bonus := p_take - from_paid;
  if p_user_id is not null and (
    w.paid_paise - w.reserved_paid_paise + held_paid - from_paid + p_change_paid < 0
    or w.bonus_paise - w.reserved_bonus_paise + held_bonus - from_bonus + p_change_bonus < 0
  ) then
    return row('insufficient', null, w.paid_paise - w.reserved_paid_paise, w.bonus_paise - w.reserved_bonus_paise, null, null)::money_moved;
  end if;

  spent := case when w.spent_on = coalesce(r.spend_day, p_spend_day) then w.spent_paise else 0 end;
  if r.id is not null then
    -- Counted when it was reserved; what is given back is not spent after all.
    spent := greatest(spent - (held_paid + held_bonus - p_take), 0);
  elsif p_spend_day is not null then
    daily_limit := limit_at(w, p_now);
    if spent + p_take > daily_limit then
      return row('over_limit', null, w.paid_paise, w.bonus_paise, daily_limit, greatest(daily_limit - spent, 0))::money_moved;
    end if;
    spent := spent + p_take;
  end if;

  if p_user_id is not null then
    update wallet_account set
      paid_paise = paid_paise - from_paid + p_change_paid,
      bonus_paise = bonus_paise - from_bonus + p_change_bonus,
      reserved_paid_paise = reserved_paid_paise - held_paid,
      reserved_bonus_paise = reserved_bonus_paise - held_bonus,
      spent_on = case when r.id is not null then w.spent_on else coalesce(p_spend_day, w.spent_on) end,
      spent_paise = case
        when r.id is not null and w.spent_on is distinct from r.spend_day then w.spent_paise
        when r.id is null and p_spend_day is null then w.spent_paise
        else spent end
    where user_id = p_user_id returning * into w;
  end if;
  insert into transfer (id, key, kind, user_id, subject, subject_id, subject_name, reason, refund_of, balance_after_paise, created_at)
    values (p_id, p_key, p_kind, p_user_id, p_subject, p_subject_id, p_subject_name, p_reason, p_refund_of, w.paid_paise + w.bonus_paise, p_now);
  insert into posting (transfer_id, line, account, detail, owner_id, amount_paise)
    select p_id, row_number() over (), account, detail, owner_id, amount from (
      select 'wallet_paid' as account, null as detail, p_user_id as owner_id, p_change_paid - from_paid as amount
      union all select 'wallet_bonus', null, p_user_id, p_change_bonus - from_bonus
      union all select * from jsonb_to_recordset(p_others) as other (account text, detail text, owner_id uuid, amount bigint)
    ) lines where amount <> 0;
  if p_others @> '[{"account": "earnings"}]' then
    insert into earnings_account (owner_id, balance_paise)
      select owner_id, sum(amount) from jsonb_to_recordset(p_others) as other (account text, owner_id uuid, amount bigint)
        where account = 'earnings' group by owner_id order by owner_id
      on conflict (owner_id) do update set balance_paise = earnings_account.balance_paise + excluded.balance_paise;
  end if;
  if r.id is not null then
    update reservation set state = 'posted', posted_paise = p_take, transfer_id = p_id, ended_at = p_now where id = r.id;
  end if;
  if p_series is not null then
    if p_series = 'I' then
      select jsonb_build_object('name', name, 'state', state), state into its_buyer, lives_in from user_account where id = p_user_id;
      -- As `placeOfSupply` of the contract says: goods where they are delivered, services where the buyer lives, else where the supplier is.
      place := coalesce(p_gst ->> 'deliveredTo', nullif(lives_in, ''), p_gst #>> '{supplier,state}');
      its_gst := jsonb_build_object('supplier', p_gst -> 'supplier', 'placeOfSupply', place)
        || (p_gst -> case when place = p_gst #>> '{supplier,state}' then 'within' else 'across' end);
    elsif p_series = 'C' then
      -- A credit note mirrors the invoice that it corrects, but for how much of each tax goes back.
      select corrected.buyer, corrected.gst || p_gst, corrected.deliver_to into its_buyer, its_gst, delivered_to
        from receipt corrected where corrected.transfer_id = p_refund_of;
    end if;
    insert into receipt (transfer_id, series, financial_year, lines, total_paise, buyer, gst, deliver_to, created_at)
      values (p_id, p_series, p_financial_year, p_lines, p_total, its_buyer, its_gst, delivered_to, p_now);
  end if;
  return row('done', p_id, w.paid_paise, w.bonus_paise, null, null)::money_moved;
end $$;

-- The released version calls it like this.
create or replace function move_money(
  p_id uuid, p_key text, p_kind text, p_user_id uuid, p_subject text, p_subject_id text, p_subject_name jsonb, p_reason text,
  p_refund_of uuid, p_now timestamptz,
  p_take bigint, p_change_paid bigint, p_change_bonus bigint, p_spend_day date, p_reservation_id uuid,
  p_others jsonb,
  p_series text, p_financial_year text, p_lines jsonb, p_total bigint
) returns money_moved language sql as $$
  select * from move_money(p_id, p_key, p_kind, p_user_id, p_subject, p_subject_id, p_subject_name, p_reason, p_refund_of, p_now,
    p_take, p_change_paid, p_change_bonus, p_spend_day, p_reservation_id, p_others, p_series, p_financial_year, p_lines, p_total, null, null)
$$;
