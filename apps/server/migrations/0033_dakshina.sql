-- What is usually given to the acharya beyond the price, kept by operators; anything else can be typed.
create table dakshina_preset (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name jsonb not null check (is_in_both_languages(name)),
  -- Whole rupees: the odd one is for luck.
  rupees integer not null check (rupees > 0),
  is_popular boolean not null default false,
  listed boolean not null default true,
  -- Whoever saves names the version they have read.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (listed or not is_popular)
);
-- One is the most popular, and none of those that are offered comes twice.
create unique index dakshina_preset_popular on dakshina_preset (is_popular) where is_popular;
create unique index dakshina_preset_amount on dakshina_preset (rupees) where listed;

insert into dakshina_preset (id, name, rupees, is_popular, created_at, updated_at) values
  ('shagun', '{"en": "Shagun", "hin": "शगुन"}', 51, false, '2026-11-17T00:00:00Z', '2026-11-17T00:00:00Z'),
  ('pranam', '{"en": "Pranam", "hin": "प्रणाम"}', 101, false, '2026-11-17T00:00:00Z', '2026-11-17T00:00:00Z'),
  ('most-popular', '{"en": "Most popular", "hin": "सबसे प्रचलित"}', 251, true, '2026-11-17T00:00:00Z', '2026-11-17T00:00:00Z'),
  ('samman', '{"en": "Samman", "hin": "सम्मान"}', 501, false, '2026-11-17T00:00:00Z', '2026-11-17T00:00:00Z'),
  ('mahadakshina', '{"en": "Maha dakshina", "hin": "महादक्षिणा"}', 1100, false, '2026-11-17T00:00:00Z', '2026-11-17T00:00:00Z');
