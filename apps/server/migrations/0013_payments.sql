-- Money on its way to us through a payment provider. A row stays when its owner's account is erased: the law wants it kept, and
-- it names nobody.
create table payment (
  -- Unguessable, and the reference that the provider knows it by.
  id uuid primary key,
  user_id uuid not null references user_account (id),
  -- What is paid for; `subject_id` is the thing, where there is one.
  purpose text not null,
  subject_id uuid,
  amount_paise bigint not null check (amount_paise > 0),
  -- Credited on top.
  bonus_paise bigint not null default 0 check (bonus_paise >= 0),
  provider text not null,
  -- The provider's page; made when somebody first goes there.
  link_id text,
  link_url text,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'expired')),
  -- The provider's id of the payment that was credited. A second one goes back.
  provider_payment_id text,
  -- Of the credit; null where the money went straight back, because its owner's account is erased.
  transfer_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- How often it was looked up at the provider by schedule; the job that does it next carries the same number.
  look_ups integer not null default 0,
  looked_up_at timestamptz,
  unique (provider, link_id),
  unique (provider, provider_payment_id),
  check ((link_id is null) = (link_url is null)),
  check ((status = 'paid') = (provider_payment_id is not null)),
  check ((status = 'pending') = (ended_at is null))
);
create index payment_of_user on payment (user_id, created_at desc);

-- Events of a provider that were taken: the same one again changes nothing.
create table payment_event (
  provider text not null,
  event_id text not null,
  kind text not null,
  -- The payment it says it is about, which may be none of ours.
  reference text,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_event_age on payment_event (received_at);

-- Money on its way back through the provider.
create table payment_refund (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  provider_payment_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null check (reason in ('paidTwice', 'paidTooLate', 'accountErased')),
  -- Asked for twice under the same key, it is made once.
  key text not null unique,
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  provider_refund_id text unique,
  created_at timestamptz not null,
  ended_at timestamptz,
  tries integer not null default 0,
  check ((status = 'pending') = (ended_at is null))
);
create index payment_refund_of_payment on payment_refund (payment_id);

-- The records of the demo's own provider, which has no database but ours. Empty in production.
create table demo_payment_link (
  id text primary key,
  reference text not null unique,
  link jsonb not null
);
