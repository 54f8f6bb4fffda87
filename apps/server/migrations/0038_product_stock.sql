-- How much there is of each product, once more, in a table of its own that can be read in the order of it. An index of `product.stock` itself
-- would make every order write anew all the indexes of a wide row; this row is narrow and has two. Triggers keep it; nothing else writes to it.
create table product_stock (
  product_id text primary key references product on delete cascade,
  stock integer not null
);
create index product_stock_scarce on product_stock (stock, product_id);

create function note_product_stock() returns trigger language plpgsql as $$
begin
  insert into product_stock (product_id, stock) values (new.id, new.stock) on conflict (product_id) do update set stock = excluded.stock;
  return null;
end $$;

-- the old version survives: it writes products as before and reads nothing of this table.
create trigger product_stock_new after insert on product for each row execute function note_product_stock();
-- the old version survives: as above.
create trigger product_stock_changed after update of stock on product
  for each row when (old.stock is distinct from new.stock) execute function note_product_stock();

insert into product_stock (product_id, stock) select id, stock from product;
