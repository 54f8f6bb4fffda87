-- Movements of money that several people make at the same moment are made by one call: one round trip, one commit and one insert into each
-- table for all of them. Each is judged by itself and has its own outcome (decision 70).

-- The rules of a movement stand in one function, for one movement and for many: what becomes of a wallet `w` when so much is taken from it, from
-- what is set aside in `r` where a reservation is named. `take` leaves the wallet, paid money first and bonus money after it; `change_paid` and
-- `change_bonus` name the pocket themselves. Outcomes: done, and those that change nothing: insufficient, over_limit, reservation_over.
create type money_judged as (outcome text, wallet wallet_account, paid bigint, bonus bigint, limit_paise bigint, left_paise bigint);

create function judge_movement(
  w wallet_account, r reservation, p_reservation_id uuid, p_take bigint, p_change_paid bigint, p_change_bonus bigint, p_spend_day date, p_now timestamptz
) returns money_judged language plpgsql immutable as $$
declare
  from_paid bigint;
  from_bonus bigint;
  held_paid bigint := 0;
  held_bonus bigint := 0;
  spent bigint;
  daily_limit bigint;
begin
  if p_reservation_id is not null then
    if r.id is null or r.state <> 'reserved' or p_take > r.paid_paise + r.bonus_paise then
      return row('reservation_over', w, w.paid_paise, w.bonus_paise, null, null)::money_judged;
    end if;
    held_paid := r.paid_paise;
    held_bonus := r.bonus_paise;
    from_paid := least(p_take, held_paid);
  else
    from_paid := least(p_take, w.paid_paise - w.reserved_paid_paise);
  end if;
  from_bonus := p_take - from_paid;
  if w.user_id is not null and (
    w.paid_paise - w.reserved_paid_paise + held_paid - from_paid + p_change_paid < 0
    or w.bonus_paise - w.reserved_bonus_paise + held_bonus - from_bonus + p_change_bonus < 0
  ) then
    return row('insufficient', w, w.paid_paise - w.reserved_paid_paise, w.bonus_paise - w.reserved_bonus_paise, null, null)::money_judged;
  end if;

  spent := case when w.spent_on = coalesce(r.spend_day, p_spend_day) then w.spent_paise else 0 end;
  if p_reservation_id is not null then
    -- Counted when it was reserved; what is given back is not spent after all.
    if w.spent_on = r.spend_day then w.spent_paise := greatest(spent - (held_paid + held_bonus - p_take), 0); end if;
  elsif p_spend_day is not null then
    daily_limit := limit_at(w, p_now);
    if spent + p_take > daily_limit then
      return row('over_limit', w, w.paid_paise, w.bonus_paise, daily_limit, greatest(daily_limit - spent, 0))::money_judged;
    end if;
    w.spent_on := p_spend_day;
    w.spent_paise := spent + p_take;
  end if;

  w.paid_paise := w.paid_paise - from_paid + p_change_paid;
  w.bonus_paise := w.bonus_paise - from_bonus + p_change_bonus;
  w.reserved_paid_paise := w.reserved_paid_paise - held_paid;
  w.reserved_bonus_paise := w.reserved_bonus_paise - held_bonus;
  return row('done', w, p_change_paid - from_paid, p_change_bonus - from_bonus, null, null)::money_judged;
end $$;

-- What is frozen of the tax of an invoice, of what it was given for both cases: goods are taxed where they are delivered, services where the buyer
-- lives, else where the supplier is, as `placeOfSupply` of the contract says.
create function invoice_gst(p_gst jsonb, p_lives_in text) returns jsonb language plpgsql immutable as $$
declare
  at_home text := p_gst #>> '{supplier,state}';
  place text := coalesce(p_gst ->> 'deliveredTo', nullif(p_lives_in, ''), at_home);
begin
  return jsonb_build_object('supplier', p_gst -> 'supplier', 'placeOfSupply', place) || (p_gst -> case when place = at_home then 'within' else 'across' end);
end $$;

-- As before, judged by that function. For a movement that is part of a larger transaction: it waits for whoever holds the wallet.
create or replace function move_money(
  p_id uuid, p_key text, p_kind text, p_user_id uuid, p_subject text, p_subject_id text, p_subject_name jsonb, p_reason text,
  p_refund_of uuid, p_now timestamptz,
  p_take bigint, p_change_paid bigint, p_change_bonus bigint, p_spend_day date, p_reservation_id uuid,
  p_others jsonb,
  p_series text, p_financial_year text, p_lines jsonb, p_total bigint, p_gst jsonb, p_deliver_to jsonb
) returns money_moved language plpgsql as $$
declare
  w wallet_account;
  r reservation;
  known_id uuid;
  judged money_judged;
  its_buyer jsonb;
  lives_in text;
  its_gst jsonb;
  delivered_to jsonb := p_deliver_to;
begin
  if p_user_id is not null then
    select * into w from wallet_account where user_id = p_user_id for update;
    if not found then return row('no_wallet', null, 0, 0, null, null)::money_moved; end if;
  end if;
  select id into known_id from transfer where key = p_key;
  if found then return row('repeated', known_id, w.paid_paise, w.bonus_paise, null, null)::money_moved; end if;
  if p_reservation_id is not null then
    select * into r from reservation where id = p_reservation_id and user_id = p_user_id for update;
  end if;
  judged := judge_movement(w, r, p_reservation_id, p_take, p_change_paid, p_change_bonus, p_spend_day, p_now);
  if judged.outcome <> 'done' then
    return row(judged.outcome, null, judged.paid, judged.bonus, judged.limit_paise, judged.left_paise)::money_moved;
  end if;
  w := judged.wallet;

  if p_user_id is not null then
    update wallet_account set
      paid_paise = w.paid_paise, bonus_paise = w.bonus_paise, reserved_paid_paise = w.reserved_paid_paise, reserved_bonus_paise = w.reserved_bonus_paise,
      spent_on = w.spent_on, spent_paise = w.spent_paise
    where user_id = p_user_id;
  end if;
  insert into transfer (id, key, kind, user_id, subject, subject_id, subject_name, reason, refund_of, balance_after_paise, created_at)
    values (p_id, p_key, p_kind, p_user_id, p_subject, p_subject_id, p_subject_name, p_reason, p_refund_of, w.paid_paise + w.bonus_paise, p_now);
  insert into posting (transfer_id, line, account, detail, owner_id, amount_paise)
    select p_id, row_number() over (), account, detail, owner_id, amount from (
      select 'wallet_paid' as account, null as detail, p_user_id as owner_id, judged.paid as amount
      union all select 'wallet_bonus', null, p_user_id, judged.bonus
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
      its_gst := invoice_gst(p_gst, lives_in);
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

-- One of several that are made together. `n` counts them from 1. `once` is what is remembered under the Idempotency-Key of the call whose whole
-- effect this movement is: {key, endpoint, requestHash, reply, at}. The last three are filled in when it is judged: what each pocket
-- gets, and what is in both afterwards.
create type money_movement as (
  n integer, id uuid, key text, kind text, user_id uuid, subject text, subject_id text, subject_name jsonb, reason text, refund_of uuid, at timestamptz,
  take bigint, change_paid bigint, change_bonus bigint, spend_day date, reservation_id uuid,
  others jsonb,
  series text, financial_year text, lines jsonb, total bigint, gst jsonb, deliver_to jsonb,
  once jsonb,
  paid bigint, bonus bigint, balance_after bigint
);

create type money_answer as (
  outcome text, transfer_id uuid, paid_paise bigint, bonus_paise bigint, limit_paise bigint, left_paise bigint, request_hash text, reply text
);

-- Movements of wallets, each with its own answer, in their order. The outcomes are those of `move_money`, and: answered (a call with this
-- Idempotency-Key was made before: nothing is changed, and this is what was answered), and busy. Unless it is told to wait, it waits for nobody: a
-- movement whose wallet, or whose acharya's earnings, somebody else holds, or that has no wallet, is busy and has to be made by itself. So nobody is
-- held up by another's lock, and no two calls wait for each other. Locks are taken as everywhere: wallets first, then earnings; whoever has a
-- wallet has its reservations.
--
-- With these settings every row is looked up by its index, however few rows there were when a connection planned this, and it is planned once.
create function move_money_together(p_movements jsonb, p_waits boolean) returns setof money_answer language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  asked money_movement[] := array(select given from jsonb_populate_recordset(null::money_movement, p_movements) given);
  users uuid[] := array(select user_id from unnest(asked));
  owners uuid[] := array(select distinct (other ->> 'owner_id')::uuid from unnest(asked), jsonb_array_elements(others) other where other ->> 'account' = 'earnings');
  free_users uuid[];
  free_owners uuid[];
  held_owners uuid[] := '{}';
  one record;
  m money_movement;
  w wallet_account;
  judged money_judged;
  -- What has been done with the wallet that is looked at.
  keys text[];
  transfers uuid[];
  reservations uuid[];
  answers money_answer[] := array_fill(null::money_answer, array[cardinality(asked)]);
  done money_movement[] := '{}';
  wallets wallet_account[] := '{}';
begin
  if p_waits then
    free_users := array(select user_id from wallet_account where user_id = any (users) order by user_id for update);
  else
    free_users := array(select user_id from wallet_account where user_id = any (users) order by user_id for update skip locked);
    if owners <> '{}' then
      free_owners := array(select owner_id from earnings_account where owner_id = any (owners) order by owner_id for update skip locked);
      held_owners := array(select owner_id from earnings_account where owner_id = any (owners) and not owner_id = any (free_owners));
    end if;
  end if;

  -- Those of one wallet one after the other, each on what the one before it has left.
  for one in
    select asked_for as movement, wallet, held, known.id as known_id, kept.user_id is not null as is_answered, kept.request_hash, kept.reply,
      asked_for.user_id = any (free_users) is not true
        or held_owners <> '{}' and exists (select from jsonb_array_elements(asked_for.others) other where (other ->> 'owner_id')::uuid = any (held_owners)) as is_busy
    from unnest(asked) asked_for
    left join wallet_account wallet on wallet.user_id = asked_for.user_id
    left join reservation held on held.id = asked_for.reservation_id and held.user_id = asked_for.user_id
    left join transfer known on known.key = asked_for.key
    left join idempotency_key kept on kept.user_id = asked_for.user_id and kept.key = asked_for.once ->> 'key'
    order by asked_for.user_id, asked_for.n
  loop
    if keys is null or m.user_id is distinct from (one.movement).user_id then
      if keys <> '{}' then wallets := wallets || w; end if;
      w := one.wallet;
      keys := '{}';
      transfers := '{}';
      reservations := '{}';
    end if;
    m := one.movement;
    if one.is_busy then
      answers[m.n] := row(case when p_waits then 'no_wallet' else 'busy' end, null, 0, 0, null, null, null, null)::money_answer;
      continue;
    elsif one.is_answered then
      answers[m.n] := row('answered', null, w.paid_paise, w.bonus_paise, null, null, one.request_hash, one.reply)::money_answer;
      continue;
    elsif one.known_id is not null or m.key = any (keys) then
      answers[m.n] := row('repeated', coalesce(one.known_id, transfers[array_position(keys, m.key)]), w.paid_paise, w.bonus_paise, null, null, null, null)::money_answer;
      continue;
    end if;
    judged := judge_movement(w, case when m.reservation_id = any (reservations) then null else one.held end, m.reservation_id, m.take, m.change_paid, m.change_bonus, m.spend_day, m.at);
    if judged.outcome <> 'done' then
      answers[m.n] := row(judged.outcome, null, judged.paid, judged.bonus, judged.limit_paise, judged.left_paise, null, null)::money_answer;
      continue;
    end if;
    w := judged.wallet;
    keys := keys || m.key;
    transfers := transfers || m.id;
    if m.reservation_id is not null then reservations := reservations || m.reservation_id; end if;
    m.paid := judged.paid;
    m.bonus := judged.bonus;
    m.balance_after := w.paid_paise + w.bonus_paise;
    done := done || m;
    answers[m.n] := row('done', m.id, w.paid_paise, w.bonus_paise, null, null, null, null)::money_answer;
  end loop;
  if keys <> '{}' then wallets := wallets || w; end if;
  return query select * from unnest(answers);
  if cardinality(done) = 0 then return; end if;

  update wallet_account set
    paid_paise = after.paid_paise, bonus_paise = after.bonus_paise, reserved_paid_paise = after.reserved_paid_paise, reserved_bonus_paise = after.reserved_bonus_paise,
    spent_on = after.spent_on, spent_paise = after.spent_paise
    from unnest(wallets) after where wallet_account.user_id = after.user_id;
  insert into transfer (id, key, kind, user_id, subject, subject_id, subject_name, reason, refund_of, balance_after_paise, created_at)
    select id, key, kind, user_id, subject, subject_id, subject_name, reason, refund_of, balance_after, at from unnest(done);
  insert into posting (transfer_id, line, account, detail, owner_id, amount_paise)
    select moved.id, line.n, line.account, line.detail, line.owner_id, line.amount from unnest(done) moved cross join lateral (
      select row_number() over () as n, parts.* from (
        select 'wallet_paid' as account, null as detail, moved.user_id as owner_id, moved.paid as amount
        union all select 'wallet_bonus', null, moved.user_id, moved.bonus
        union all select * from jsonb_to_recordset(moved.others) as other (account text, detail text, owner_id uuid, amount bigint)
      ) parts where amount <> 0
    ) line;
  if owners <> '{}' then
    insert into earnings_account (owner_id, balance_paise)
      select other.owner_id, sum(other.amount) from unnest(done) moved, jsonb_to_recordset(moved.others) as other (account text, owner_id uuid, amount bigint)
        where other.account = 'earnings' group by other.owner_id order by other.owner_id
      on conflict (owner_id) do update set balance_paise = earnings_account.balance_paise + excluded.balance_paise;
  end if;
  if exists (select from unnest(done) where reservation_id is not null) then
    update reservation set state = 'posted', posted_paise = moved.take, transfer_id = moved.id, ended_at = moved.at
      from unnest(done) moved where reservation.id = moved.reservation_id;
  end if;
  insert into receipt (transfer_id, series, financial_year, lines, total_paise, buyer, gst, deliver_to, created_at)
    select moved.id, moved.series, moved.financial_year, moved.lines, moved.total,
      case moved.series when 'I' then jsonb_build_object('name', buyer.name, 'state', buyer.state) when 'C' then corrected.buyer end,
      case moved.series when 'I' then invoice_gst(moved.gst, buyer.state) when 'C' then corrected.gst || moved.gst end,
      case moved.series when 'C' then corrected.deliver_to else moved.deliver_to end,
      moved.at
    from unnest(done) moved
    left join user_account buyer on moved.series = 'I' and buyer.id = moved.user_id
    left join receipt corrected on moved.series = 'C' and corrected.transfer_id = moved.refund_of
    where moved.series is not null;
  if exists (select from unnest(done) where once is not null) then
    insert into idempotency_key (user_id, key, endpoint, request_hash, reply, created_at)
      select user_id, once ->> 'key', once ->> 'endpoint', once ->> 'requestHash', once ->> 'reply', (once ->> 'at')::timestamptz
        from unnest(done) where once is not null;
  end if;
end $$;
