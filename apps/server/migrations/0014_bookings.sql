-- Poojas that are booked for a slot with an acharya. Times of day are minutes since midnight in India, which has one clock.

-- The weekly hours of an acharya; a slot is every half hour of them.
create table availability_pattern (
  acharya_id uuid not null references acharya (id),
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute between 0 and 1410 and from_minute % 30 = 0),
  to_minute smallint not null check (to_minute <= 1440 and to_minute % 30 = 0 and to_minute > from_minute),
  primary key (acharya_id, weekday, from_minute)
);

-- A day that has hours of its own instead of the weekly ones: [{"from": 600, "to": 720}, …], none at all on a holiday.
create table availability_exception (
  acharya_id uuid not null references acharya (id),
  day date not null,
  spans jsonb not null check (jsonb_typeof(spans) = 'array'),
  primary key (acharya_id, day)
);

create table booking (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  acharya_id uuid not null references acharya (id),
  pooja_id text not null references pooja (id),
  starts_at timestamptz not null,
  state text not null check (state in ('held', 'confirmed', 'live', 'completed', 'expired', 'cancelled', 'missed')),
  held_until timestamptz,
  -- Whom it is for, and where; a held one may not have it yet. Erased with the account of the devotee.
  details jsonb,
  language text not null check (language in ('en', 'hin')),
  -- The prices of the moment at which the slot was held; the dakshina is chosen later.
  pooja_paise integer not null check (pooja_paise > 0),
  samagri_paise integer not null check (samagri_paise >= 0),
  dakshina_paise integer not null default 0 check (dakshina_paise >= 0),
  -- The day as the almanac has it at the devotee's place: {"en": …, "hin": …}.
  sankalp jsonb,
  transfer_id uuid references transfer (id),
  refund_transfer_id uuid references transfer (id),
  cancelled_by text check (cancelled_by in ('devotee', 'acharya')),
  cancel_reason text,
  -- When each of them said that they are there.
  devotee_joined_at timestamptz,
  acharya_joined_at timestamptz,
  -- What the acharya sent afterwards.
  note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'held') = (held_until is not null)),
  -- Nothing is confirmed without its payment, and nothing paid is without a booking.
  check ((transfer_id is not null) = (state in ('confirmed', 'live', 'completed', 'cancelled', 'missed'))),
  check ((state = 'cancelled') = (cancelled_by is not null)),
  check (refund_transfer_id is null or state in ('cancelled', 'missed'))
);
-- A slot is never sold twice: whatever else went wrong, this index refuses it.
create unique index booking_slot on booking (acharya_id, starts_at) where state not in ('expired', 'cancelled');
create unique index booking_transfer on booking (transfer_id) where transfer_id is not null;
create index booking_of_user on booking (user_id, starts_at desc, id) where transfer_id is not null;
create index booking_of_acharya on booking (acharya_id, starts_at desc, id) where transfer_id is not null;
create index booking_holds on booking (user_id) where state = 'held';
create index booking_held_until on booking (held_until) where state = 'held';
-- What may have to be closed: paid ones whose window may have passed.
create index booking_running on booking (starts_at) where state in ('confirmed', 'live');

create table booking_picture (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  storage_key text not null unique,
  created_at timestamptz not null
);
create index booking_picture_of on booking_picture (booking_id, created_at);

-- Whether an acharya receives at this time: on its day's own hours, else on those of its weekday. India has one clock.
create function is_slot_offered(p_acharya_id uuid, p_starts_at timestamptz) returns boolean language plpgsql stable as $$
declare
  clock timestamp := p_starts_at at time zone interval '5 hours 30 minutes';
  minute integer := extract(hour from clock) * 60 + extract(minute from clock);
  own jsonb;
begin
  if minute % 30 <> 0 or extract(second from clock) <> 0 then return false; end if;
  select spans into own from availability_exception where acharya_id = p_acharya_id and day = clock::date;
  if found then
    return exists (select from jsonb_to_recordset(own) as span ("from" integer, "to" integer) where minute >= "from" and minute + 30 <= "to");
  end if;
  return exists (
    select from availability_pattern
    where acharya_id = p_acharya_id and weekday = extract(dow from clock) and minute >= from_minute and minute + 30 <= to_minute
  );
end $$;

-- Lets go a slot whose time to be paid is over, so that its next taker need not wait for the job that does the same.
create function expire_dead_hold(p_acharya_id uuid, p_starts_at timestamptz, p_now timestamptz) returns void language sql as $$
  update booking set state = 'expired', held_until = null, updated_at = p_now
  where acharya_id = p_acharya_id and starts_at = p_starts_at and state not in ('expired', 'cancelled')
    and state = 'held' and held_until <= p_now
$$;

-- Keeps a slot for somebody. Outcomes: held, and refusals after which the caller undoes the transaction: no_account, not_offered,
-- taken, too_many. An acharya who changes their hours locks their own row against this, so that neither overlooks the other.
create function hold_slot(
  p_id uuid, p_user_id uuid, p_acharya_id uuid, p_pooja_id text, p_starts_at timestamptz, p_held_until timestamptz, p_language text,
  p_pooja_paise integer, p_samagri_paise integer, p_most integer, p_now timestamptz
) returns text language plpgsql as $$
begin
  perform from user_account where id = p_user_id and erased_at is null for no key update;
  if not found then return 'no_account'; end if;
  perform from acharya where id = p_acharya_id for key share;
  if not is_slot_offered(p_acharya_id, p_starts_at) then return 'not_offered'; end if;
  -- The earlier choice for the same pooja gives way to this one.
  update booking set state = 'expired', held_until = null, updated_at = p_now
    where user_id = p_user_id and state = 'held' and (pooja_id = p_pooja_id or held_until <= p_now);
  if (select count(*) from booking where user_id = p_user_id and state = 'held') >= p_most then return 'too_many'; end if;
  perform expire_dead_hold(p_acharya_id, p_starts_at, p_now);
  insert into booking (id, user_id, acharya_id, pooja_id, starts_at, state, held_until, language, pooja_paise, samagri_paise, created_at, updated_at)
    values (p_id, p_user_id, p_acharya_id, p_pooja_id, p_starts_at, 'held', p_held_until, p_language, p_pooja_paise, p_samagri_paise, p_now, p_now)
    on conflict (acharya_id, starts_at) where state not in ('expired', 'cancelled') do nothing;
  return case when found then 'held' else 'taken' end;
end $$;
