-- PostgreSQL reads every check constraint of a table anew from its catalogue with each statement that writes to it, and a function in SQL that
-- such a constraint calls is planned anew as well: writing the stock of a product took 1.3 ms, of which 0.07 was writing. A function in plpgsql
-- is read once for each connection. So the rules of tables that everybody's orders, bookings and consultations write to stand in triggers.
-- They are the same rules (decision 69).

create or replace function is_in_both_languages(value jsonb) returns boolean language plpgsql immutable strict as $$
begin
  return jsonb_typeof(value) = 'object'
    and coalesce(jsonb_typeof(value -> 'en') = 'string' and btrim(value ->> 'en') <> '', false)
    and coalesce(jsonb_typeof(value -> 'hin') = 'string' and btrim(value ->> 'hin') <> '', false);
end $$;

create or replace function limit_at(w wallet_account, p_now timestamptz) returns bigint language plpgsql immutable as $$
begin
  return case when (w).next_limit_from <= p_now then (w).next_limit_paise else (w).limit_paise end;
end $$;

-- What a check constraint says of a row that it refuses.
create function refuse_row(p_table text, p_rule text) returns void language plpgsql as $$
begin
  raise exception 'a row of % violates its rule %', p_table, p_rule using errcode = 'check_violation', table = p_table, constraint = p_rule;
end $$;

-- As in a check constraint, what is neither true nor false (of nothing at all) is let through: a `when` that is null is not taken.
create function check_shop_order() returns trigger language plpgsql as $$
declare
  broken text := case
    when new.number <= 0 then 'number'
    when new.language not in ('en', 'hin') then 'language'
    when not is_in_both_languages(new.name) then 'name'
    when new.total_paise <= 0 then 'total'
    when new.discount_paise < 0 then 'discount'
    when new.grand_paise <= 0 then 'grand total'
    when new.grand_paise <> new.total_paise - new.discount_paise then 'grand total is total less discount'
    when new.coupon_paise not between 0 and new.discount_paise then 'a coupon is part of the discount'
    when (new.coupon_code is null) <> (new.coupon_paise = 0) then 'a coupon has its code'
    when new.state not in ('placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returnRequested', 'returned') then 'state'
    when new.payment_state not in ('pending', 'paid', 'refunded', 'cancelled') then 'payment state'
    when new.payment_method not in ('wallet', 'online', 'cod') then 'payment method'
    when new.cancelled_by not in ('buyer', 'shop', 'unpaid') then 'cancelled by'
    when (new.payment_method = 'online') <> (new.payment_id is not null) then 'an online order has its payment'
    when (new.payment_state in ('paid', 'refunded')) <> (new.transfer_id is not null) then 'what is paid has its transfer'
    when (new.payment_state = 'refunded') <> (new.refund_transfer_id is not null) then 'what is refunded has its transfer'
    when (new.state = 'cancelled') <> (new.cancelled_at is not null) then 'a cancelled order says when'
    when (new.state = 'cancelled') <> (new.cancelled_by is not null) then 'a cancelled order says by whom'
    when new.state in ('cancelled', 'returned') and new.payment_state not in ('refunded', 'cancelled') then 'nothing cancelled or returned stays paid'
    when new.payment_state = 'cancelled' and new.state <> 'cancelled' then 'a cancelled payment is of a cancelled order'
    when new.state in ('delivered', 'returnRequested') and new.payment_state <> 'paid' then 'what is delivered is paid'
    when new.state in ('shipped', 'delivered', 'returnRequested', 'returned') and (new.carrier is null or new.tracking_number is null) then 'what is shipped can be followed'
  end;
begin
  if broken is not null then perform refuse_row('shop_order', broken); end if;
  return new;
end $$;
-- the old version survives: it was held to the same rules by constraints.
create trigger shop_order_rules before insert or update on shop_order for each row execute function check_shop_order();
alter table shop_order
  drop constraint shop_order_number_check, drop constraint shop_order_language_check, drop constraint shop_order_name_check,
  drop constraint shop_order_total_paise_check, drop constraint shop_order_discount_paise_check, drop constraint shop_order_grand_paise_check,
  drop constraint shop_order_check, drop constraint shop_order_check1, drop constraint shop_order_check2, drop constraint shop_order_check3,
  drop constraint shop_order_check4, drop constraint shop_order_check5, drop constraint shop_order_check6, drop constraint shop_order_check7,
  drop constraint shop_order_check8, drop constraint shop_order_check9, drop constraint shop_order_check10,
  drop constraint shop_order_state_check, drop constraint shop_order_payment_state_check, drop constraint shop_order_payment_method_check,
  drop constraint shop_order_cancelled_by_check;

-- All but its stock, which stays a constraint of its own and is all that an order changes.
create function check_product() returns trigger language plpgsql as $$
declare
  broken text := case
    when new.id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then 'id'
    when new.sku !~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' then 'sku'
    when new.category not in ('rudraksha', 'malas', 'gems', 'yantras', 'diyas', 'incense', 'puja-sets', 'books') then 'category'
    when not new.purposes <@ array['daily-puja', 'japa', 'to-wear', 'festivals', 'study', 'gifts'] then 'purposes'
    when not is_in_both_languages(new.name) then 'name'
    when not is_in_both_languages(new.type) then 'type'
    when not is_in_both_languages(new.colour) then 'colour'
    when not is_in_both_languages(new.description) then 'description'
    when not is_in_both_languages(new.material) then 'material'
    when not is_in_both_languages(new.size) then 'size'
    when new.price_paise <= 0 then 'price'
    when new.discount_percent not between 0 and 90 then 'discount'
    when new.weight_grams < 0 then 'weight'
  end;
begin
  if broken is not null then perform refuse_row('product', broken); end if;
  return new;
end $$;
-- the old version survives: it was held to the same rules by constraints.
create trigger product_rules
  before insert or update of id, sku, category, purposes, name, type, colour, description, material, size, price_paise, discount_percent, weight_grams on product
  for each row execute function check_product();
alter table product
  drop constraint product_id_check, drop constraint product_sku_check, drop constraint product_category_check, drop constraint product_purposes_check,
  drop constraint product_name_check, drop constraint product_type_check, drop constraint product_colour_check, drop constraint product_description_check,
  drop constraint product_material_check, drop constraint product_size_check, drop constraint product_price_paise_check,
  drop constraint product_discount_percent_check, drop constraint product_weight_grams_check;

create function check_stock_movement() returns trigger language plpgsql as $$
declare
  broken text := case
    when new.quantity = 0 then 'quantity'
    when new.reason not in ('received', 'ordered', 'cancelled', 'returned', 'spoilt', 'counted') then 'reason'
    when (new.reason in ('ordered', 'cancelled', 'returned')) <> (new.order_id is not null) then 'what is of an order names it'
    when new.reason <> 'counted' and (new.quantity < 0) <> (new.reason in ('ordered', 'spoilt')) then 'only what is ordered or spoilt goes out'
  end;
begin
  if broken is not null then perform refuse_row('stock_movement', broken); end if;
  return new;
end $$;
-- the old version survives: it was held to the same rules by constraints.
create trigger stock_movement_rules before insert or update on stock_movement for each row execute function check_stock_movement();
alter table stock_movement
  drop constraint stock_movement_quantity_check, drop constraint stock_movement_reason_check, drop constraint stock_movement_check,
  drop constraint stock_movement_check1;

create function check_booking() returns trigger language plpgsql as $$
declare
  broken text := case
    when new.state not in ('held', 'confirmed', 'live', 'completed', 'expired', 'cancelled', 'missed') then 'state'
    when new.language not in ('en', 'hin') then 'language'
    when new.pooja_paise <= 0 then 'price of the pooja'
    when new.samagri_paise < 0 then 'price of the samagri'
    when new.dakshina_paise < 0 then 'dakshina'
    when new.cancelled_by not in ('devotee', 'acharya') then 'cancelled by'
    when (new.state = 'held') <> (new.held_until is not null) then 'what is held says until when'
    when (new.state in ('confirmed', 'live', 'completed', 'cancelled', 'missed')) <> (new.transfer_id is not null) then 'what was paid has its transfer'
    when (new.state = 'cancelled') <> (new.cancelled_by is not null) then 'a cancelled booking says by whom'
    when new.refund_transfer_id is not null and new.state not in ('cancelled', 'missed') then 'only what was cancelled or missed is refunded'
  end;
begin
  if broken is not null then perform refuse_row('booking', broken); end if;
  return new;
end $$;
-- the old version survives: it was held to the same rules by constraints.
create trigger booking_rules before insert or update on booking for each row execute function check_booking();
alter table booking
  drop constraint booking_state_check, drop constraint booking_language_check, drop constraint booking_pooja_paise_check,
  drop constraint booking_samagri_paise_check, drop constraint booking_dakshina_paise_check, drop constraint booking_cancelled_by_check,
  drop constraint booking_check, drop constraint booking_check1, drop constraint booking_check2, drop constraint booking_check3;

create function check_consultation() returns trigger language plpgsql as $$
declare
  broken text := case
    when new.state not in ('requested', 'ringing', 'accepted', 'live', 'paused', 'ended', 'settled', 'refused', 'cancelled', 'timedOut', 'missed') then 'state'
    when new.talk not in ('Chat', 'Audio Call', 'Video Call') then 'talk'
    when new.minutes not between 1 and 10000 then 'minutes'
    when new.paise_per_minute < 0 then 'rate'
    when new.talked_seconds < 0 then 'talked seconds'
    when new.charged_seconds < 0 then 'charged seconds'
    when new.charged_paise < 0 then 'charged'
    when new.earned_paise < 0 then 'earned'
    when new.ended_by not in ('user', 'acharya') then 'ended by'
    when (new.state in ('requested', 'ringing', 'accepted', 'live', 'paused', 'ended')) <> (new.due_at is not null) then 'what goes on is due'
    when (new.state in ('accepted', 'live', 'paused', 'ended', 'settled')) <> (new.accepted_at is not null) then 'what was accepted says when'
    when (new.state in ('ended', 'settled')) <> (new.ended_at is not null) then 'what has ended says when'
    when (new.state = 'settled') <> (new.charged_paise is not null) then 'what is settled says for how much'
    when (new.charged_paise > 0) <> (new.transfer_id is not null) then 'what is charged has its transfer'
    when new.booking_id is not null and new.paise_per_minute <> 0 then 'booked time is not metered'
  end;
begin
  if broken is not null then perform refuse_row('consultation', broken); end if;
  return new;
end $$;
-- the old version survives: it was held to the same rules by constraints.
create trigger consultation_rules before insert or update on consultation for each row execute function check_consultation();
alter table consultation
  drop constraint consultation_state_check, drop constraint consultation_talk_check, drop constraint consultation_minutes_check,
  drop constraint consultation_paise_per_minute_check, drop constraint consultation_talked_seconds_check,
  drop constraint consultation_charged_seconds_check, drop constraint consultation_charged_paise_check,
  drop constraint consultation_earned_paise_check, drop constraint consultation_ended_by_check, drop constraint consultation_check,
  drop constraint consultation_check1, drop constraint consultation_check2, drop constraint consultation_check3, drop constraint consultation_check4,
  drop constraint consultation_check5;

create function check_reservation() returns trigger language plpgsql as $$
declare
  broken text := case
    when new.state not in ('reserved', 'posted', 'released', 'expired') then 'state'
    when new.paid_paise < 0 then 'paid'
    when new.bonus_paise < 0 then 'bonus'
    when new.paid_paise + new.bonus_paise <= 0 then 'something is reserved'
    when new.posted_paise not between 0 and new.paid_paise + new.bonus_paise then 'no more is posted than was reserved'
    when (new.state = 'posted') <> (new.transfer_id is not null) then 'what is posted has its transfer'
    when new.state <> 'posted' and new.posted_paise <> 0 then 'only what is posted is taken'
    when (new.state = 'reserved') <> (new.ended_at is null) then 'what has ended says when'
  end;
begin
  if broken is not null then perform refuse_row('reservation', broken); end if;
  return new;
end $$;
-- the old version survives: it was held to the same rules by constraints.
create trigger reservation_rules before insert or update on reservation for each row execute function check_reservation();
alter table reservation
  drop constraint reservation_state_check, drop constraint reservation_paid_paise_check, drop constraint reservation_bonus_paise_check,
  drop constraint reservation_check, drop constraint reservation_check1, drop constraint reservation_check2, drop constraint reservation_check3,
  drop constraint reservation_check4;

create function check_notice_delivery() returns trigger language plpgsql as $$
declare
  broken text := case
    when new.channel not in ('mail', 'push') then 'channel'
    when new.outcome not in ('sent', 'spread', 'off', 'nowhere', 'tooLate', 'takenBack', 'gone', 'refused') then 'outcome'
    when (new.next_attempt_at is null) <> (new.outcome is not null) then 'it is tried again until it has an outcome'
    when new.subscription_id is not null and new.channel <> 'push' then 'a subscription is for push'
  end;
begin
  if broken is not null then perform refuse_row('notice_delivery', broken); end if;
  return new;
end $$;
-- the old version survives: it was held to the same rules by constraints.
create trigger notice_delivery_rules before insert or update on notice_delivery for each row execute function check_notice_delivery();
alter table notice_delivery
  drop constraint notice_delivery_channel_check, drop constraint notice_delivery_outcome_check, drop constraint notice_delivery_check,
  drop constraint notice_delivery_check1;

-- The postings of a transfer come in one statement, and are judged together already.
create or replace function check_postings() returns trigger language plpgsql as $$
declare
  broken text;
begin
  select max(rule) into broken from (
    select case
      when bool_or(amount_paise = 0) then 'amount'
      when bool_or(account not in ('wallet_paid', 'wallet_bonus', 'earnings', 'revenue', 'tax', 'clearing', 'refunds', 'promotion', 'given_up', 'bank')) then 'account'
      when bool_or((account in ('wallet_paid', 'wallet_bonus', 'earnings')) <> (owner_id is not null)) then 'what somebody owns names them'
      when sum(amount_paise) <> 0 then 'the postings of a transfer sum to zero'
      when min(line) <> 1 then 'all postings of a transfer come together'
    end as rule from added group by transfer_id
  ) judged;
  if broken is not null then perform refuse_row('posting', broken); end if;
  return null;
end $$;
alter table posting drop constraint posting_amount_paise_check, drop constraint posting_account_check, drop constraint posting_check;
