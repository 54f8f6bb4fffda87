-- What an acharya sets for themselves in their console.

-- Who wants no further request after the consultation of now. Once that is over the pause has begun, until a console is switched on.
create table acharya_pause (
  user_id uuid primary key references user_account (id),
  is_begun boolean not null,
  set_at timestamptz not null
);

-- Sentences an acharya writes often, in their order.
create table acharya_quick_reply (
  user_id uuid not null references user_account (id),
  position smallint not null check (position >= 0),
  body text not null,
  primary key (user_id, position)
);

-- An acharya asks for what they have earned. It moves no money: whoever pays it out does, and says so here.
create table payout_request (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  amount_paise bigint not null check (amount_paise > 0),
  state text not null check (state in ('open', 'paid', 'declined', 'withdrawn')),
  requested_at timestamptz not null,
  ended_at timestamptz,
  -- What the operator says of it.
  note text,
  check ((state = 'open') = (ended_at is null))
);
create unique index payout_request_one_open on payout_request (user_id) where state = 'open';
create index payout_request_of on payout_request (user_id, requested_at desc, id);
