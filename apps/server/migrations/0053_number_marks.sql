-- What is remembered of a telephone number beyond the account that it belonged to, so that nobody begins anew by
-- having their account erased. Numbers are known by their keyed hashes only.
create table number_mark (
  number_hash text not null,
  -- What is remembered, and of what: coupon and its code.
  kind text not null,
  name text not null,
  at timestamptz not null,
  primary key (number_hash, kind, name)
);
create index number_mark_at on number_mark (at);
