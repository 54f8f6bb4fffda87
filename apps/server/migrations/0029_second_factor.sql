-- The second factor of an operator or an acharya: the secret of an authenticator app.
create table second_factor (
  user_id uuid primary key references user_account (id),
  -- Encrypted with a key of the server's secret; the database alone makes no codes.
  sealed_secret text not null,
  begun_at timestamptz not null,
  -- Since its first code was given; before that it guards nothing.
  since timestamptz,
  -- The step of time whose code was taken last: neither it nor an older one is taken again.
  last_step bigint not null default 0
);

create table second_factor_recovery (
  user_id uuid not null references second_factor (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- When a session gave the factor; null: not yet.
alter table auth_session add column factor_given_at timestamptz;
