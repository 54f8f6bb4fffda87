-- Consultations: chat, audio and video with an acharya. All instants are those of this database's clock, so that processes
-- whose clocks differ meter the same.

create table consultation (
  -- Made by whoever asked.
  id uuid primary key,
  user_id uuid not null references user_account (id),
  acharya_id uuid not null references acharya (id),
  acharya_user_id uuid not null references user_account (id),
  talk text not null check (talk in ('Chat', 'Audio Call', 'Video Call')),
  -- Of a booked pooja, which is paid already.
  booking_id uuid,
  -- As it was when the user asked, tax included: a new rate never touches a consultation under way.
  paise_per_minute integer not null check (paise_per_minute >= 0),
  -- What is set aside, all extensions included.
  minutes integer not null check (minutes between 1 and 10000),
  intake jsonb,
  state text not null check (state in ('requested', 'ringing', 'accepted', 'live', 'paused', 'ended', 'settled', 'refused', 'cancelled', 'timedOut', 'missed')),
  -- When somebody has to look at it again; null once nothing can happen any more.
  due_at timestamptz,
  requested_at timestamptz not null,
  accepted_at timestamptz,
  -- The sign-in (device) of the acharya that was first.
  accepted_by uuid,
  -- The acharya's first word, or first sound and picture.
  spoke_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  ended_by text check (ended_by in ('user', 'acharya')),
  -- The meter's last reading, kept with the transfer that took it; null: nothing was charged.
  talked_seconds integer check (talked_seconds >= 0),
  charged_seconds integer check (charged_seconds >= 0),
  charged_paise bigint check (charged_paise >= 0),
  earned_paise bigint check (earned_paise >= 0),
  transfer_id uuid unique references transfer (id),
  last_seq integer not null default 0,
  -- Up to which message each side has got them, and has seen them.
  user_delivered integer not null default 0,
  user_read integer not null default 0,
  acharya_delivered integer not null default 0,
  acharya_read integer not null default 0,
  -- The browsers of both sides have exchanged how to reach each other.
  user_signalled boolean not null default false,
  acharya_signalled boolean not null default false,
  transcript_deleted_at timestamptz,
  check ((state in ('requested', 'ringing', 'accepted', 'live', 'paused', 'ended')) = (due_at is not null)),
  check ((state = 'settled') = (charged_paise is not null)),
  check ((state in ('ended', 'settled')) = (ended_at is not null)),
  check ((state in ('accepted', 'live', 'paused', 'ended', 'settled')) = (accepted_at is not null)),
  check ((charged_paise > 0) = (transfer_id is not null)),
  check (booking_id is null or paise_per_minute = 0)
);
-- One at a time, for the user and for the acharya: whatever else went wrong, these refuse it.
create unique index consultation_one_of_user on consultation (user_id) where state in ('requested', 'ringing', 'accepted', 'live', 'paused');
create unique index consultation_one_of_acharya on consultation (acharya_user_id) where state in ('requested', 'ringing', 'accepted', 'live', 'paused');
create index consultation_due on consultation (due_at) where due_at is not null;
create index consultation_of_user on consultation (user_id, accepted_at desc, id desc) where state = 'settled';
create index consultation_of_acharya on consultation (acharya_user_id, accepted_at desc, id desc) where state = 'settled';

-- Every move of its life, as it happened.
create table consultation_step (
  consultation_id uuid not null references consultation (id),
  number smallint not null,
  state text not null,
  at timestamptz not null,
  primary key (consultation_id, number)
);

-- The meter's rows: a connection of one side took part from one instant to another. Its process moves `seen_at` on while the
-- connection answers; when the process dies, that is the second it was last alive.
create table consultation_presence (
  consultation_id uuid not null references consultation (id),
  connection_id text not null,
  side text not null check (side in ('user', 'acharya')),
  from_at timestamptz not null,
  seen_at timestamptz not null,
  is_open boolean not null default true,
  primary key (consultation_id, connection_id),
  check (seen_at >= from_at)
);

create table consultation_extension (
  id uuid primary key,
  consultation_id uuid not null references consultation (id),
  minutes integer not null check (minutes > 0),
  created_at timestamptz not null
);
create index consultation_extension_of on consultation_extension (consultation_id);

create table consultation_message (
  consultation_id uuid not null references consultation (id),
  seq integer not null check (seq > 0),
  -- Made by the sender.
  id uuid not null,
  from_user_id uuid not null references user_account (id),
  body text not null,
  attachment jsonb,
  sent_at timestamptz not null,
  primary key (consultation_id, seq)
);
create unique index consultation_message_once on consultation_message (from_user_id, id);

-- Stores a message of a consultation that runs, under its next number, or finds it stored already. One statement, because
-- every message waits for it. Outcomes: stored, repeated, none (the two are in no consultation).
create type stored_message as (outcome text, consultation_id uuid, seq integer, sent_at timestamptz, is_first_word boolean);
create function store_message(p_from uuid, p_to uuid, p_id uuid, p_body text, p_attachment jsonb, p_now timestamptz) returns stored_message language plpgsql as $$
declare
  c consultation;
  known consultation_message;
  instant timestamptz;
begin
  select * into c from consultation
    where state in ('accepted', 'live', 'paused') and user_id = p_from and acharya_user_id = p_to for update;
  if not found then
    select * into c from consultation
      where state in ('accepted', 'live', 'paused') and acharya_user_id = p_from and user_id = p_to for update;
  end if;
  -- With the row locked, so that the same message sent twice at once finds itself; also when the consultation has ended since.
  select * into known from consultation_message where from_user_id = p_from and id = p_id;
  if found then return row('repeated', known.consultation_id, known.seq, known.sent_at, false)::stored_message; end if;
  if c.id is null then return row('none', null, null, null, false)::stored_message; end if;
  instant := coalesce(p_now, date_trunc('milliseconds', clock_timestamp()));
  insert into consultation_message (consultation_id, seq, id, from_user_id, body, attachment, sent_at)
    values (c.id, c.last_seq + 1, p_id, p_from, p_body, p_attachment, instant);
  update consultation set last_seq = last_seq + 1,
    spoke_at = case when spoke_at is null and p_from = acharya_user_id then instant else spoke_at end
    where id = c.id;
  return row('stored', c.id, c.last_seq + 1, instant, c.spoke_at is null and p_from = c.acharya_user_id)::stored_message;
end $$;

create table consultation_picture (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  -- Of the message that shows it; null until one does.
  consultation_id uuid references consultation (id),
  storage_key text not null unique,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index consultation_picture_of on consultation_picture (consultation_id) where consultation_id is not null;
create index consultation_picture_unused on consultation_picture (created_at) where consultation_id is null;

-- How the line of a call was, as both browsers measured it; nothing of what was said.
create table consultation_quality (
  consultation_id uuid not null references consultation (id),
  side text not null check (side in ('user', 'acharya')),
  reports integer not null,
  loss_percent_sum real not null,
  loss_percent_most real not null,
  round_trip_ms_sum real not null,
  round_trip_ms_most real not null,
  audio_only_reports integer not null,
  primary key (consultation_id, side)
);

create table consultation_rating (
  consultation_id uuid primary key references consultation (id),
  acharya_id uuid not null references acharya (id),
  stars smallint not null check (stars between 1 and 5),
  review text,
  created_at timestamptz not null
);
create index consultation_rating_of on consultation_rating (acharya_id, created_at desc, consultation_id desc);

-- Running sums, so that a card needs no look at a year of consultations.
create table acharya_figures (
  acharya_id uuid primary key references acharya (id),
  sessions integer not null default 0,
  talked_seconds bigint not null default 0,
  replies integer not null default 0,
  reply_seconds bigint not null default 0,
  ratings integer not null default 0,
  stars bigint not null default 0
);

create table consultation_report (
  id uuid primary key,
  consultation_id uuid not null references consultation (id),
  by_user_id uuid not null references user_account (id),
  reason text not null,
  body text,
  created_at timestamptz not null
);
create index consultation_report_new on consultation_report (created_at desc);

create table person_block (
  by_user_id uuid not null references user_account (id),
  blocked_user_id uuid not null references user_account (id),
  created_at timestamptz not null,
  primary key (by_user_id, blocked_user_id)
);

-- Who waits for an acharya, in the order of coming. Whoever is next is called and has a minute to ask.
create table consultation_queue (
  acharya_id uuid not null references acharya (id),
  user_id uuid not null references user_account (id),
  talk text not null,
  minutes integer not null,
  joined_at timestamptz not null,
  -- Two may come in the same instant: one of them is first all the same.
  number bigint not null generated always as identity,
  turn_until timestamptz,
  primary key (acharya_id, user_id)
);
create index consultation_queue_order on consultation_queue (acharya_id, number);
create index consultation_queue_turn on consultation_queue (turn_until) where turn_until is not null;
create index consultation_queue_of_user on consultation_queue (user_id);

-- Who wants to be told, once, when an acharya comes online.
create table online_wish (
  acharya_id uuid not null references acharya (id),
  user_id uuid not null references user_account (id),
  created_at timestamptz not null,
  primary key (acharya_id, user_id)
);
create index online_wish_of_user on online_wish (user_id);

-- Sets more aside under a reservation that is open. Outcomes: done, no_wallet, insufficient, over_limit, reservation_over.
create function extend_reservation(p_id uuid, p_amount bigint, p_spend_day date, p_now timestamptz) returns money_moved language plpgsql as $$
declare
  w wallet_account;
  r reservation;
  from_paid bigint;
  from_bonus bigint;
  spent bigint;
  daily_limit bigint;
begin
  select * into w from wallet_account where user_id = (select user_id from reservation where id = p_id) for update;
  if not found then return row('reservation_over', null, 0, 0, null, null)::money_moved; end if;
  select * into r from reservation where id = p_id for update;
  if r.state <> 'reserved' then return row('reservation_over', null, w.paid_paise, w.bonus_paise, null, null)::money_moved; end if;
  from_paid := least(p_amount, w.paid_paise - w.reserved_paid_paise);
  from_bonus := p_amount - from_paid;
  if from_bonus > w.bonus_paise - w.reserved_bonus_paise then
    return row('insufficient', null, w.paid_paise - w.reserved_paid_paise, w.bonus_paise - w.reserved_bonus_paise, null, null)::money_moved;
  end if;
  -- What is given back at the end is taken off the day of the reservation: an extension after midnight counts whole against its day.
  spent := case when w.spent_on = p_spend_day then w.spent_paise else 0 end;
  daily_limit := limit_at(w, p_now);
  if spent + p_amount > daily_limit then
    return row('over_limit', null, w.paid_paise, w.bonus_paise, daily_limit, greatest(daily_limit - spent, 0))::money_moved;
  end if;
  update wallet_account set
    reserved_paid_paise = reserved_paid_paise + from_paid,
    reserved_bonus_paise = reserved_bonus_paise + from_bonus,
    spent_on = p_spend_day, spent_paise = spent + p_amount
  where user_id = r.user_id;
  update reservation set paid_paise = paid_paise + from_paid, bonus_paise = bonus_paise + from_bonus where id = p_id;
  return row('done', null, w.paid_paise, w.bonus_paise, null, null)::money_moved;
end $$;
