-- What people can choose from: acharyas, poojas, products. Money is whole paise.

-- A text in both languages: {"en": "…", "hin": "…"}, neither of them empty.
create function is_in_both_languages(value jsonb) returns boolean
  language sql immutable
  return jsonb_typeof(value) = 'object'
    and coalesce(jsonb_typeof(value -> 'en') = 'string' and btrim(value ->> 'en') <> '', false)
    and coalesce(jsonb_typeof(value -> 'hin') = 'string' and btrim(value ->> 'hin') <> '', false);

-- One row per acharya, beside their account. Like the account, an erased one loses everything that is about
-- a person but stays, so that bookings and receipts still point somewhere.
create table acharya (
  id uuid primary key,
  user_id uuid not null unique references user_account (id),
  name jsonb check (is_in_both_languages(name)),
  bio jsonb check (is_in_both_languages(bio)),
  gender text check (gender in ('Male', 'Female', 'Other')),
  -- Keys of the contract's acharya-keys.ts.
  astrologer_type text not null,
  languages text[] not null,
  specialities text[] not null,
  -- The year: the years of experience follow from it.
  practising_since smallint not null check (practising_since between 1930 and 2100),
  -- What their drawn medallion is made from.
  portrait text not null,
  chat_paise_per_minute integer not null check (chat_paise_per_minute > 0),
  audio_paise_per_minute integer not null check (audio_paise_per_minute > 0),
  video_paise_per_minute integer not null check (video_paise_per_minute > 0),
  listed boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  erased_at timestamptz,
  check (erased_at is not null or (name is not null and bio is not null and gender is not null)),
  check (cardinality(languages) > 0)
);
create index acharya_list on acharya (practising_since, id) where listed and erased_at is null;

create table pooja (
  -- Names it in addresses, and never another one.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name jsonb not null check (is_in_both_languages(name)),
  description jsonb not null check (is_in_both_languages(description)),
  about jsonb not null check (is_in_both_languages(about)),
  drawing text not null,
  -- Where an uploaded photo lies; without one the drawing is shown.
  image_key text,
  price_paise integer not null check (price_paise > 0),
  duration_minutes smallint not null check (duration_minutes between 1 and 720),
  -- The texts as a search compares them, names first (platform/search-text.ts). A part of a word is looked for, which no
  -- index without an extension can do; reading through a thousand rows takes less than a millisecond.
  search_text text not null,
  -- Where it stands in the list.
  rank smallint not null default 0,
  listed boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index pooja_list on pooja (rank, id) where listed;

-- The festivals on which a pooja is usually held, by their keys in our calendar.
create table pooja_festival (
  pooja_id text not null references pooja (id) on delete cascade,
  festival text not null check (festival ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  primary key (festival, pooja_id)
);
create index pooja_festival_pooja on pooja_festival (pooja_id);

create table product (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  sku text not null unique check (sku ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  category text not null
    check (category in ('rudraksha', 'malas', 'gems', 'yantras', 'diyas', 'incense', 'puja-sets', 'books')),
  name jsonb not null check (is_in_both_languages(name)),
  type jsonb not null check (is_in_both_languages(type)),
  colour jsonb not null check (is_in_both_languages(colour)),
  description jsonb not null check (is_in_both_languages(description)),
  drawing text not null,
  image_key text,
  price_paise integer not null check (price_paise > 0),
  discount_percent smallint not null default 0 check (discount_percent between 0 and 90),
  -- Whoever sells the last one is told so by this, whatever else went wrong.
  stock integer not null check (stock >= 0),
  search_text text not null,
  rank smallint not null default 0,
  listed boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index product_list on product (rank, id) where listed;
create index product_shelf on product (category, rank, id) where listed;
