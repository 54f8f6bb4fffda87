-- What people write to us, and whether it has reached the operator's mailbox yet: the row is its own outbox.
create table contact_message (
  -- Made by the browser: the same message sent twice is one row.
  id uuid primary key,
  -- What the writer is told to quote.
  reference text not null unique,
  user_id uuid references user_account (id),
  name text not null,
  reply_to text not null,
  topic text not null,
  message text not null,
  language text not null,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- When it is tried next; while it is being sent, when another process may take it over. Null once it is sent.
  next_attempt_at timestamptz,
  sent_at timestamptz,
  check ((sent_at is null) <> (next_attempt_at is null))
);
create index contact_message_due on contact_message (next_attempt_at) where next_attempt_at is not null;
create index contact_message_user on contact_message (user_id) where user_id is not null;
create index contact_message_age on contact_message (created_at);
