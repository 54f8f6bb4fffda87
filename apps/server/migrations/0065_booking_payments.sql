-- The rest of a booking's price can be paid at the provider: the recharge that brings it, and the price that was agreed
-- to. When the money comes, the booking is confirmed for exactly this price, or the money stays in the wallet.
alter table booking
  add column payment_id uuid references payment (id),
  add column agreed_paise bigint check (agreed_paise > 0);

-- How it was paid, in the provider's word, such as upi or card: the receipt says so.
alter table payment add column method text;
