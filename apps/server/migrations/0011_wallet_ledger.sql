-- The ledger. Every movement of money is one transfer with postings that sum to zero; both are written once and never
-- changed. What somebody owns has a running balance, which the functions below change together with the postings, in one
-- statement; what belongs to everybody (revenue, tax, the provider's money) is only ever appended to, so that nobody
-- waits for anybody there. All amounts are whole paise; a posting is positive when the account has more afterwards.

-- A wallet has two pockets: money that was paid in, and bonus money, which is spent last and never paid out. What is
-- reserved is still in the pocket and cannot be spent: that is what the checks say.
alter table wallet_account rename column balance_paise to paid_paise;
alter table wallet_account
  add column bonus_paise bigint not null default 0,
  add column reserved_paid_paise bigint not null default 0,
  add column reserved_bonus_paise bigint not null default 0,
  -- What the owner allows to be spent in a day; null: no limit. A higher one waits in `next_limit` until `next_limit_from`.
  add column limit_paise bigint check (limit_paise > 0),
  add column next_limit_paise bigint check (next_limit_paise > 0),
  add column next_limit_from timestamptz,
  -- Spent or reserved on this day in India.
  add column spent_on date,
  add column spent_paise bigint not null default 0 check (spent_paise >= 0),
  add constraint wallet_paid_covered check (reserved_paid_paise >= 0 and paid_paise >= reserved_paid_paise),
  add constraint wallet_bonus_covered check (reserved_bonus_paise >= 0 and bonus_paise >= reserved_bonus_paise);

-- What an acharya has earned and was not paid out yet. Below zero when something was refunded after a payout.
create table earnings_account (
  owner_id uuid primary key references user_account (id),
  balance_paise bigint not null
);

create table transfer (
  id uuid primary key,
  -- Whoever repeats a movement repeats its key, and finds it done.
  key text not null unique,
  kind text not null,
  -- In whose history it stands; null where no wallet is touched.
  user_id uuid references user_account (id),
  -- What it is for, such as payment and its id, and what that is called: {"en": …, "hin": …}.
  subject text not null,
  subject_id text not null,
  subject_name jsonb,
  -- The rule of a refund, or why something was corrected.
  reason text,
  refund_of uuid references transfer (id),
  -- Both pockets together, when it was done.
  balance_after_paise bigint,
  created_at timestamptz not null
);
create index transfer_history on transfer (user_id, created_at desc, id desc);
create index transfer_subject on transfer (subject, subject_id);
create index transfer_refunds on transfer (refund_of) where refund_of is not null;

create table posting (
  transfer_id uuid not null references transfer (id),
  line smallint not null,
  account text not null check (account in (
    'wallet_paid', 'wallet_bonus', 'earnings',
    'revenue', 'tax', 'clearing', 'refunds', 'promotion', 'given_up', 'bank'
  )),
  -- Which one, where there are several: the rate of a tax, the provider of a clearing account.
  detail text,
  owner_id uuid references user_account (id),
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (transfer_id, line),
  check ((account in ('wallet_paid', 'wallet_bonus', 'earnings')) = (owner_id is not null))
);
create index posting_earnings on posting (owner_id, transfer_id) where account = 'earnings';

-- The lines of one transfer are numbered from 1 and come in one statement, so none can be added to it later.
create function check_postings() returns trigger language plpgsql as $$
begin
  if exists (select from added group by transfer_id having sum(amount_paise) <> 0 or min(line) <> 1) then
    raise exception 'the postings of a transfer do not sum to zero' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger posting_sums after insert on posting referencing new table as added for each statement execute function check_postings();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a movement of money is never changed: counter it by another' using errcode = 'integrity_constraint_violation';
end $$;
create trigger transfer_stays before update or delete on transfer for each statement execute function refuse_change();
create trigger posting_stays before update or delete on posting for each statement execute function refuse_change();

-- Money set aside for something under way. It ends once: posted (in part or whole, the rest goes back), released or expired.
create table reservation (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  subject text not null,
  subject_id text not null,
  paid_paise bigint not null check (paid_paise >= 0),
  bonus_paise bigint not null check (bonus_paise >= 0),
  -- The day in India whose limit it counts against.
  spend_day date not null,
  state text not null default 'reserved' check (state in ('reserved', 'posted', 'released', 'expired')),
  posted_paise bigint not null default 0 check (posted_paise between 0 and paid_paise + bonus_paise),
  transfer_id uuid references transfer (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (paid_paise + bonus_paise > 0),
  check ((state = 'posted') = (transfer_id is not null)),
  check (state = 'posted' or posted_paise = 0),
  check ((state = 'reserved') = (ended_at is null))
);
create index reservation_due on reservation (expires_at) where state = 'reserved';
create index reservation_owner on reservation (user_id) where state = 'reserved';
create unique index reservation_transfer on reservation (transfer_id) where transfer_id is not null;

-- What the owner gets to read of a transfer. Numbers are given in order some seconds later, so that they hold up nobody.
create table receipt (
  transfer_id uuid primary key references transfer (id),
  series text not null check (series in ('R', 'I', 'C')),
  financial_year text not null,
  number integer check (number > 0),
  lines jsonb not null,
  total_paise bigint not null,
  -- Copied when it is written: a receipt does not change its buyer when a profile changes.
  buyer jsonb,
  created_at timestamptz not null,
  unique (series, financial_year, number)
);
create index receipt_unnumbered on receipt (created_at, transfer_id) where number is null;

create type money_moved as (outcome text, transfer_id uuid, paid_paise bigint, bonus_paise bigint, limit_paise bigint, left_paise bigint);

-- The limit that holds at an instant.
create function limit_at(w wallet_account, p_now timestamptz) returns bigint language sql immutable as $$
  select case when (w).next_limit_from <= p_now then (w).next_limit_paise else (w).limit_paise end
$$;

-- One movement, once. `take` leaves the wallet, paid money first and bonus money after it; `change_paid` and `change_bonus`
-- name the pocket themselves. The other postings come as [{account, detail, owner_id, amount}]. Outcomes: done, repeated (the key is known; nothing is
-- changed), and refusals that change nothing: no_wallet, insufficient, over_limit, reservation_over.
create function move_money(
  p_id uuid, p_key text, p_kind text, p_user_id uuid, p_subject text, p_subject_id text, p_subject_name jsonb, p_reason text,
  p_refund_of uuid, p_now timestamptz,
  p_take bigint, p_change_paid bigint, p_change_bonus bigint, p_spend_day date, p_reservation_id uuid,
  p_others jsonb,
  p_series text, p_financial_year text, p_lines jsonb, p_total bigint
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
    -- A tax invoice names its buyer, and a credit note that of its invoice.
    insert into receipt (transfer_id, series, financial_year, lines, total_paise, buyer, created_at)
      values (p_id, p_series, p_financial_year, p_lines, p_total, case p_series
        when 'I' then (select jsonb_build_object('name', name, 'state', state) from user_account where id = p_user_id)
        when 'C' then (select buyer from receipt where transfer_id = p_refund_of)
      end, p_now);
  end if;
  return row('done', p_id, w.paid_paise, w.bonus_paise, null, null)::money_moved;
end $$;

-- Sets money aside: paid money first, as it would be spent. Outcomes: done, repeated, no_wallet, insufficient, over_limit.
create function reserve_money(
  p_id uuid, p_user_id uuid, p_subject text, p_subject_id text, p_amount bigint, p_spend_day date, p_now timestamptz, p_expires_at timestamptz
) returns money_moved language plpgsql as $$
declare
  w wallet_account;
  from_paid bigint;
  from_bonus bigint;
  spent bigint;
  daily_limit bigint;
begin
  select * into w from wallet_account where user_id = p_user_id for update;
  if not found then return row('no_wallet', null, 0, 0, null, null)::money_moved; end if;
  if exists (select from reservation where id = p_id) then
    return row('repeated', null, w.paid_paise, w.bonus_paise, null, null)::money_moved;
  end if;
  from_paid := least(p_amount, w.paid_paise - w.reserved_paid_paise);
  from_bonus := p_amount - from_paid;
  if from_bonus > w.bonus_paise - w.reserved_bonus_paise then
    return row('insufficient', null, w.paid_paise - w.reserved_paid_paise, w.bonus_paise - w.reserved_bonus_paise, null, null)::money_moved;
  end if;
  spent := case when w.spent_on = p_spend_day then w.spent_paise else 0 end;
  daily_limit := limit_at(w, p_now);
  if spent + p_amount > daily_limit then
    return row('over_limit', null, w.paid_paise, w.bonus_paise, daily_limit, greatest(daily_limit - spent, 0))::money_moved;
  end if;
  update wallet_account set
    reserved_paid_paise = reserved_paid_paise + from_paid,
    reserved_bonus_paise = reserved_bonus_paise + from_bonus,
    spent_on = p_spend_day, spent_paise = spent + p_amount
  where user_id = p_user_id;
  insert into reservation (id, user_id, subject, subject_id, paid_paise, bonus_paise, spend_day, created_at, expires_at)
    values (p_id, p_user_id, p_subject, p_subject_id, from_paid, from_bonus, p_spend_day, p_now, p_expires_at);
  return row('done', null, w.paid_paise, w.bonus_paise, null, null)::money_moved;
end $$;

-- Gives reserved money back. Outcomes: done, reservation_over (it has ended already, or there is none).
create function release_money(p_id uuid, p_state text, p_now timestamptz) returns money_moved language plpgsql as $$
declare
  w wallet_account;
  r reservation;
begin
  -- The wallet first, as everywhere, so that no two wait for each other.
  select * into w from wallet_account where user_id = (select user_id from reservation where id = p_id) for update;
  select * into r from reservation where id = p_id for update;
  if not found or r.state <> 'reserved' then return row('reservation_over', null, w.paid_paise, w.bonus_paise, null, null)::money_moved; end if;
  update wallet_account set
    reserved_paid_paise = reserved_paid_paise - r.paid_paise,
    reserved_bonus_paise = reserved_bonus_paise - r.bonus_paise,
    spent_paise = case when spent_on = r.spend_day then greatest(spent_paise - r.paid_paise - r.bonus_paise, 0) else spent_paise end
  where user_id = r.user_id;
  update reservation set state = p_state, ended_at = p_now where id = p_id;
  return row('done', null, w.paid_paise, w.bonus_paise, null, null)::money_moved;
end $$;

-- What the nightly proof of everything stored has found.
create table verification (
  ran_at timestamptz primary key,
  seconds real not null,
  broken jsonb not null
);
