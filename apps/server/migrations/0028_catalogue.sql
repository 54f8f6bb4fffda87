-- What operators change in the catalogue. Whoever saves names the version they have read, so that no two overwrite each other;
-- goods that are sold change none.
alter table product add column version integer not null default 1;
alter table pooja add column version integer not null default 1;

-- The photos of a product's page; the first is also its `image_key`, which lists and carts show.
create table product_photo (
  id uuid primary key,
  product_id text not null references product (id),
  storage_key text not null unique,
  alt jsonb not null check (is_in_both_languages(alt)),
  place smallint not null check (place >= 0),
  created_at timestamptz not null
);
create index product_photo_of on product_photo (product_id, place);

-- A coupon that takes nothing off for a while.
alter table coupon add column paused_at timestamptz;

-- Articles are files; one that an operator has withdrawn answers that it is gone, and stands in no list.
create table article_withdrawal (
  article_id text primary key,
  reason text not null,
  withdrawn_at timestamptz not null
);
