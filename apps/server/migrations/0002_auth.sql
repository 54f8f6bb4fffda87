-- What is known of a number that asked for codes: one row, locked while it is judged, so that
-- parallel guesses are counted one after the other.
create table auth_number (
  phone text primary key,
  -- The code in force: a keyed hash, never the digits.
  code_hash text,
  code_expires_at timestamptz,
  code_tries integer not null default 0 check (code_tries >= 0),
  -- When codes were sent in the last day, oldest first.
  sent_at timestamptz[] not null default '{}',
  failures integer not null default 0 check (failures >= 0),
  failures_since timestamptz
);

create table auth_session (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  -- How often the refresh cookie was exchanged. The cookie carries the number, signed: an old one that
  -- comes back was copied.
  generation integer not null default 0,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index auth_session_user on auth_session (user_id) where ended_at is null;
create index auth_session_expiry on auth_session (expires_at);
