-- One row per person. Erasing an account empties the row but keeps it, so that records which must be
-- kept (money) still have an owner without a name.
create table user_account (
  id uuid primary key,
  -- E.164; null once the account is erased, which frees the number.
  phone text unique,
  role text not null default 'ROLE_USER' check (role in ('ROLE_USER', 'ROLE_ACHARYA', 'ROLE_ADMIN')),
  name text,
  first_name text,
  last_name text,
  email text,
  gender text,
  marital_status text,
  date_of_birth date,
  -- HH:mm on the clock of the birthplace.
  time_of_birth text,
  place_of_birth text,
  address text,
  city text,
  state text,
  pincode text,
  picture_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  erased_at timestamptz,
  check (phone is not null or erased_at is not null)
);
