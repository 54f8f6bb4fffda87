-- What a search of the shop reads, for each product that is listed: a table a tenth as wide as the products', so that a word which thousands
-- have is found and put in order without reading their descriptions. Triggers keep it; nothing else writes to it.
create table product_search (
  product_id text primary key references product on delete cascade,
  shelf_rank integer not null,
  text text not null,
  words tsvector not null
);
create index product_search_words on product_search using gin (words);

create function note_product_search() returns trigger language plpgsql as $$
begin
  if not new.listed then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, shelf_rank, text, words)
      values (new.id, new.rank, new.search_text, array_to_tsvector(string_to_array(new.search_text, ' ')))
      on conflict (product_id) do update set shelf_rank = excluded.shelf_rank, text = excluded.text, words = excluded.words;
  end if;
  return null;
end $$;

-- the old version survives: it writes products as before and reads nothing of this table.
create trigger product_search_new after insert on product for each row execute function note_product_search();
-- An order changes the stock of a product at each piece sold: that is nothing a search reads.
-- the old version survives: as above.
create trigger product_search_changed after update of rank, search_text, listed on product
  for each row when ((old.rank, old.search_text, old.listed) is distinct from (new.rank, new.search_text, new.listed))
  execute function note_product_search();

insert into product_search (product_id, shelf_rank, text, words)
  select id, rank, search_text, array_to_tsvector(string_to_array(search_text, ' ')) from product where listed;

-- The words of a product are looked for above. the old version survives: until it is replaced, its searches read the products one by one.
drop index product_words;
