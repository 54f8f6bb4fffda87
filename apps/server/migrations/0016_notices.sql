-- What people are told of, by letter and in their browsers.

-- A browser that asked to be told. It is, while its owner is signed in there: the row goes with the session.
create table push_subscription (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  session_id uuid not null references auth_session (id) on delete cascade,
  -- Where its push service takes messages for it: one browser, whoever uses it.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  renewed_at timestamptz not null
);
create index push_subscription_of_user on push_subscription (user_id, renewed_at);
create index push_subscription_of_session on push_subscription (session_id);

-- The language in which somebody wants to be told, once they have said so.
create table notice_reader (
  user_id uuid primary key references user_account (id),
  language text not null check (language in ('en', 'hin'))
);

-- Only what somebody has switched; without a row it is on.
create table notice_setting (
  user_id uuid not null references user_account (id),
  -- Kinds and channels of the contract's notice-rules.ts.
  kind text not null,
  channel text not null check (channel in ('mail', 'push')),
  is_on boolean not null,
  primary key (user_id, kind, channel)
);

-- Something that somebody is to be told, written in the transaction that causes it.
create table notice (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  kind text not null,
  -- What it is about, such as booking:<id>: what has not gone out can be taken back by it.
  subject text not null,
  -- Names what happened to it: nobody is told the same twice.
  key text not null,
  language text not null check (language in ('en', 'hin')),
  facts jsonb not null,
  due_at timestamptz not null,
  -- From then on it would be of no use.
  useful_until timestamptz not null check (useful_until > due_at),
  created_at timestamptz not null,
  unique (user_id, kind, subject, key)
);
create index notice_of_subject on notice (subject);
create index notice_created on notice (created_at);

-- One way that a notice takes: the letter, the browsers together (until they are looked up when it is due), then each browser.
create table notice_delivery (
  id uuid primary key,
  notice_id uuid not null references notice (id) on delete cascade,
  channel text not null check (channel in ('mail', 'push')),
  subscription_id uuid references push_subscription (id) on delete cascade,
  attempts integer not null default 0,
  -- Null once it is over.
  next_attempt_at timestamptz,
  outcome text check (outcome in ('sent', 'spread', 'off', 'nowhere', 'tooLate', 'takenBack', 'gone', 'refused')),
  check ((next_attempt_at is null) = (outcome is not null)),
  check (subscription_id is null or channel = 'push'),
  unique nulls not distinct (notice_id, channel, subscription_id)
);
create index notice_delivery_due on notice_delivery (next_attempt_at) where next_attempt_at is not null;
create index notice_delivery_of_browser on notice_delivery (subscription_id) where subscription_id is not null;
