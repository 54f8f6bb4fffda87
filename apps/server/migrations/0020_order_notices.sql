-- What an order is called (its first thing, and how many more) and the language it was placed in: for whoever tells its buyer of it.
alter table shop_order
  add column name jsonb check (is_in_both_languages(name)),
  add column language text not null default 'en' check (language in ('en', 'hin'));
