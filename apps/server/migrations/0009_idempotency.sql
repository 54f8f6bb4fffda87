-- Calls that move money or stock and were sent with an Idempotency-Key: the answer to the first is the answer to every
-- repetition. Written in the transaction of the effect itself, so that there is never one without the other.
create table idempotency_key (
  user_id uuid not null references user_account (id),
  -- Made by the client.
  key text not null,
  endpoint text not null,
  -- Of everything the call asked for: the same key with something else is refused.
  request_hash text not null,
  -- The JSON that was answered. Null only inside of the transaction that is under way.
  reply text,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
