-- How much may be under way that is paid at the door, kept by operators. What is not delivered is counted.
create table cod_limit (
  -- order: one order. first: what is under way before anything has arrived. The others: what is under way in all.
  id text primary key check (id in ('order', 'first', 'account', 'phone', 'address', 'pin')),
  -- Null where only the sum counts. With none, cash on delivery is switched off.
  orders integer check (orders >= 0),
  rupees integer not null check (rupees >= 0),
  -- Whoever saves names the version they have read.
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((orders is null) = (id in ('order', 'first')))
);

insert into cod_limit (id, orders, rupees, updated_at) values
  ('order', null, 5000, '2026-11-18T00:00:00Z'),
  ('first', null, 1500, '2026-11-18T00:00:00Z'),
  ('account', 2, 5000, '2026-11-18T00:00:00Z'),
  ('phone', 2, 5000, '2026-11-18T00:00:00Z'),
  ('address', 3, 10000, '2026-11-18T00:00:00Z'),
  ('pin', 20, 50000, '2026-11-18T00:00:00Z');

-- Of an order that is paid at the door: its address as it is compared with others. Erased with the account.
alter table shop_order add column cod_address text;
create index shop_order_cod_account on shop_order (user_id)
  where payment_method = 'cod' and state in ('placed', 'packed', 'shipped');
create index shop_order_cod_phone on shop_order ((address ->> 'phone'))
  where payment_method = 'cod' and state in ('placed', 'packed', 'shipped');
create index shop_order_cod_address on shop_order (cod_address)
  where payment_method = 'cod' and state in ('placed', 'packed', 'shipped');
create index shop_order_cod_pin on shop_order ((address ->> 'pinCode'))
  where payment_method = 'cod' and state in ('placed', 'packed', 'shipped');
