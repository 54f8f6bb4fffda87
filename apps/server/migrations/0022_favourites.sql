-- Whom somebody wants to find again.
create table favourite_acharya (
  user_id uuid not null references user_account (id),
  acharya_id uuid not null references acharya (id),
  created_at timestamptz not null,
  primary key (user_id, acharya_id)
);
create index favourite_acharya_of on favourite_acharya (acharya_id);
