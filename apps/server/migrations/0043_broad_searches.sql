-- A word that thousands of products have: what a search reads can be read in every order in which products are shown, a few at a time, and all
-- that narrows a search down, but for a range of prices, is in its words.

-- The words of the name alone, folded as `search_text` is: what is called so comes before what only mentions it.
alter table product add column search_name text not null default '';

-- The name stands at the beginning of the text, so its words are as many of the first ones as the name has. A slip in that only puts a product
-- behind others until it is saved again.
update product set search_name = array_to_string((string_to_array(search_text, ' '))[:cardinality(regexp_split_to_array(
  trim(regexp_replace(name->>'en' || ' ' || (name->>'hin'), '[-[:space:]!-/:-@\[-`{-~।–—’]+', ' ', 'g')), ' '))], ' ');

-- Words have letters and digits only, so what has a sign in it is never taken for one.
create function search_words_of(search_text text, search_name text, category text, type_key text, purposes text[]) returns tsvector
language plpgsql immutable as $$
declare
  -- Whatever was written by hand may have two spaces in a row, and there is no empty word.
  words text[] := array_remove(string_to_array(search_text, ' '), '');
  named text := regexp_replace(trim(search_name), ' +', ' name=', 'g');
begin
  words := words || ('shelf=' || category) || ('type=' || type_key);
  if named <> '' then words := words || string_to_array('name=' || named, ' '); end if;
  for at in 1 .. cardinality(purposes) loop words := words || ('for=' || purposes[at]); end loop;
  return array_to_tsvector(words);
end $$;

-- the old version survives: it is older than this table and reads nothing of it.
drop table product_search;
create table product_search (
  product_id text primary key references product on delete cascade,
  shelf_rank integer not null,
  final_paise integer not null,
  discount_percent integer not null,
  created_at timestamptz not null,
  in_stock boolean not null,
  words tsvector not null
);

create or replace function note_product_search() returns trigger language plpgsql as $$
begin
  if not new.listed then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, shelf_rank, final_paise, discount_percent, created_at, in_stock, words)
      values (new.id, new.rank, new.final_paise, new.discount_percent, new.created_at, new.stock > 0,
        search_words_of(new.search_text, new.search_name, new.category, new.type_key, new.purposes))
      on conflict (product_id) do update set shelf_rank = excluded.shelf_rank, final_paise = excluded.final_paise, discount_percent = excluded.discount_percent,
        created_at = excluded.created_at, in_stock = excluded.in_stock, words = excluded.words;
  end if;
  return null;
end $$;

-- the old version survives: it writes products as before and reads nothing of this table.
drop trigger product_search_changed on product;
-- the old version survives: as above.
create trigger product_search_changed after update of rank, search_text, search_name, listed, category, type_key, purposes, price_paise, discount_percent, created_at on product
  for each row when ((old.rank, old.search_text, old.search_name, old.listed, old.category, old.type_key, old.purposes, old.price_paise, old.discount_percent, old.created_at)
    is distinct from (new.rank, new.search_text, new.search_name, new.listed, new.category, new.type_key, new.purposes, new.price_paise, new.discount_percent, new.created_at))
  execute function note_product_search();

-- An order changes the stock at each piece sold; a search wants to know only whether there is any.
create function note_product_in_stock() returns trigger language plpgsql as $$
begin
  update product_search set in_stock = new.stock > 0 where product_id = new.id;
  return null;
end $$;
-- the old version survives: as above.
create trigger product_search_in_stock after update of stock on product
  for each row when ((old.stock > 0) <> (new.stock > 0)) execute function note_product_in_stock();

insert into product_search (product_id, shelf_rank, final_paise, discount_percent, created_at, in_stock, words)
  select id, rank, final_paise, discount_percent, created_at, stock > 0, search_words_of(search_text, search_name, category, type_key, purposes) from product where listed;

-- After the rows: made at once they are smaller, and made faster.
create index product_search_words on product_search using gin (words);
create index product_search_shelf on product_search (shelf_rank, product_id);
create index product_search_price on product_search (final_paise, product_id);
create index product_search_newest on product_search (created_at desc, product_id);
create index product_search_discount on product_search (discount_percent desc, shelf_rank, product_id);
