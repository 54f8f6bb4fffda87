-- The shop: what its goods are, what they cost and when, carts, addresses, orders. Money is whole paise.

alter table product
  add column type_key text not null default '',
  add column purposes text[] not null default '{}'
    check (purposes <@ array['daily-puja', 'japa', 'to-wear', 'festivals', 'study', 'gifts']),
  add column material jsonb not null default '{"en": "-", "hin": "-"}' check (is_in_both_languages(material)),
  add column size jsonb not null default '{"en": "-", "hin": "-"}' check (is_in_both_languages(size)),
  add column weight_grams integer not null default 0 check (weight_grams >= 0),
  -- The number of the laboratory's report, where a gem claims one.
  add column certificate text,
  -- The rate that belongs to it is data with the day from which it holds (contract/goods-tax).
  add column hsn text not null default '1404',
  -- What one piece costs now, as contract/shop-price says.
  add column final_paise integer not null generated always as (price_paise - ((price_paise::bigint * discount_percent + 50) / 100)::integer) stored;
create index product_price_order on product (final_paise, id) where listed;
create index product_newest on product (created_at desc, id) where listed;
create index product_purposes on product using gin (purposes) where listed;
create index product_type on product (type_key, rank, id) where listed;
-- Words by their beginnings, in either script. No parser of a language is asked: those of the database tear Devanagari words apart.
create index product_words on product using gin (array_to_tsvector(string_to_array(search_text, ' '))) where listed;

-- What a product costs from a day (India) on. The newest that holds is copied to the product, where lists and orders read it.
create table product_price (
  product_id text not null references product (id),
  holds_from date not null,
  price_paise integer not null check (price_paise > 0),
  discount_percent smallint not null check (discount_percent between 0 and 90),
  primary key (product_id, holds_from)
);
insert into product_price (product_id, holds_from, price_paise, discount_percent)
  select id, (created_at at time zone 'Asia/Kolkata')::date, price_paise, discount_percent from product;

create table cart_line (
  user_id uuid not null references user_account (id),
  product_id text not null references product (id),
  quantity smallint not null check (quantity between 1 and 20),
  -- One piece, when it was put in.
  price_paise integer not null,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, product_id)
);
create index cart_line_age on cart_line (updated_at);

create table shipping_address (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  full_name text not null,
  email text not null,
  phone text not null,
  address_line text not null,
  city text not null,
  state text not null,
  pin_code text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index shipping_address_of on shipping_address (user_id, created_at);
create unique index shipping_address_default on shipping_address (user_id) where is_default;

create table coupon (
  code text primary key check (code ~ '^[A-Z0-9-]{3,24}$'),
  -- Either so many percent of what the goods cost, at most `most_paise`, or so much.
  percent smallint check (percent between 1 and 90),
  most_paise integer not null check (most_paise > 0),
  minimum_paise integer not null default 0 check (minimum_paise >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- All that it may take off, for everybody together, and what it has.
  budget_paise bigint not null check (budget_paise > 0),
  used_paise bigint not null default 0 check (used_paise >= 0),
  check (used_paise <= budget_paise)
);

-- Numbers are consecutive within a financial year: the row is locked last in the transaction that places an order.
create table order_number (
  financial_year text primary key,
  last integer not null
);

create table shop_order (
  -- Unguessable.
  id uuid primary key,
  financial_year text not null,
  number integer not null check (number > 0),
  user_id uuid not null references user_account (id),
  state text not null check (state in ('placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returnRequested', 'returned')),
  payment_state text not null check (payment_state in ('pending', 'paid', 'refunded', 'cancelled')),
  payment_method text not null check (payment_method in ('wallet', 'online', 'cod')),
  total_paise bigint not null check (total_paise > 0),
  discount_paise bigint not null check (discount_paise >= 0),
  -- The part of the discount that a coupon took off.
  coupon_paise bigint not null default 0 check (coupon_paise >= 0 and coupon_paise <= discount_paise),
  coupon_code text references coupon (code),
  grand_paise bigint not null check (grand_paise > 0),
  -- As it was when the order was placed; erased with the account.
  address jsonb,
  promised_from date not null,
  promised_to date not null,
  -- Whether what is ordered leaves the cart: at once, or when it is paid online.
  from_cart boolean not null,
  -- Of one that is paid online.
  payment_id uuid references payment (id),
  transfer_id uuid references transfer (id),
  refund_transfer_id uuid references transfer (id),
  carrier text,
  tracking_number text,
  cancelled_by text check (cancelled_by in ('buyer', 'shop', 'unpaid')),
  cancel_reason text,
  return_reason text,
  return_note text,
  return_pictures text[] not null default '{}',
  placed_at timestamptz not null,
  packed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  return_asked_at timestamptz,
  returned_at timestamptz,
  -- When it took its last step.
  updated_at timestamptz not null,
  unique (financial_year, number),
  check (grand_paise = total_paise - discount_paise),
  check ((coupon_code is null) = (coupon_paise = 0)),
  check ((payment_method = 'online') = (payment_id is not null)),
  -- Nothing counts as paid without the movement that paid it, and nothing as given back without the one that did.
  check ((payment_state in ('paid', 'refunded')) = (transfer_id is not null)),
  check ((payment_state = 'refunded') = (refund_transfer_id is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null) and (state = 'cancelled') = (cancelled_by is not null)),
  check (state not in ('cancelled', 'returned') or payment_state in ('refunded', 'cancelled')),
  check (payment_state <> 'cancelled' or state = 'cancelled'),
  check (state not in ('shipped', 'delivered', 'returnRequested', 'returned') or (carrier is not null and tracking_number is not null)),
  check (state not in ('delivered', 'returnRequested') or payment_state = 'paid')
);
create index shop_order_of_user on shop_order (user_id, placed_at desc, id desc);
create index shop_order_newest on shop_order (placed_at desc, id desc);
create index shop_order_under_way on shop_order (state, updated_at) where state in ('placed', 'packed', 'shipped', 'returnRequested');
create unique index shop_order_payment on shop_order (payment_id) where payment_id is not null;
create unique index shop_order_transfer on shop_order (transfer_id) where transfer_id is not null;

create table shop_order_line (
  -- Checked at the end of the transaction: the order itself is written last, because its number makes others wait.
  order_id uuid not null references shop_order (id) deferrable initially deferred,
  line smallint not null,
  product_id text not null references product (id),
  quantity smallint not null check (quantity > 0),
  -- Of one piece.
  price_paise integer not null check (price_paise > 0),
  discount_percent smallint not null,
  final_paise integer not null,
  -- Of all pieces: what is paid for them, coupon taken off, and the tax in it.
  amount_paise bigint not null check (amount_paise >= 0),
  hsn text not null,
  gst_percent numeric(5, 2) not null,
  gst_paise bigint not null check (gst_paise >= 0),
  primary key (order_id, line),
  unique (order_id, product_id)
);

-- Once per person, while the order that used it is not cancelled.
create table coupon_use (
  code text not null references coupon (code),
  user_id uuid not null references user_account (id),
  order_id uuid not null references shop_order (id) deferrable initially deferred,
  discount_paise bigint not null check (discount_paise > 0),
  primary key (code, user_id)
);
create index coupon_use_order on coupon_use (order_id);

-- Goods in and goods out: their sum is the stock of a product. Written once and never changed.
create table stock_movement (
  id bigint generated always as identity primary key,
  product_id text not null references product (id),
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('received', 'ordered', 'cancelled', 'returned', 'spoilt', 'counted')),
  order_id uuid references shop_order (id) deferrable initially deferred,
  note text,
  at timestamptz not null,
  check ((reason in ('ordered', 'cancelled', 'returned')) = (order_id is not null)),
  check ((quantity < 0) = (reason in ('ordered', 'spoilt')) or reason = 'counted')
);
create index stock_movement_of on stock_movement (product_id, id);
-- Whatever else went wrong: the goods of an order leave the shelf once and come back once.
create unique index stock_movement_once on stock_movement (order_id, product_id, (reason = 'ordered')) where order_id is not null;
create trigger stock_movement_stays before update or delete on stock_movement for each statement execute function refuse_change();
insert into stock_movement (product_id, quantity, reason, note, at)
  select id, stock, 'received', 'there when goods began to be counted', now() from product where stock > 0;

-- What a carrier has collected at doors and not handed over yet needs no account of its own: it is the clearing account of the carrier.
-- Money also goes back through the provider because an order was cancelled or returned.
alter table payment_refund drop constraint payment_refund_reason_check;
alter table payment_refund add constraint payment_refund_reason_check
  check (reason in ('paidTwice', 'paidTooLate', 'accountErased', 'orderCancelled', 'orderReturned'));
