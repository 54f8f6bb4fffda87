-- One call is one transaction (decision 86). What existed only to make several calls together is gone, and the rules of busy tables are
-- constraints again, where \d shows them.

-- Numbers of orders may have gaps, so a sequence gives them: it locks nothing until a commit. It starts well above the counter, which
-- the old version may still use while the new one is put in place.
create sequence shop_order_number as bigint;
select setval('shop_order_number', (select coalesce(max(last), 0) + 1000 from order_number) + 1, false) where exists (select from order_number);

-- Holds a slot. Outcomes: done, and those after which the caller rolls back: no_account, not_offered, too_many, taken.
create function claim_slot(
  p_id uuid, p_user_id uuid, p_acharya_id uuid, p_pooja_id text, p_starts_at timestamptz, p_held_until timestamptz, p_language text,
  p_pooja_paise integer, p_samagri_paise integer, p_details jsonb, p_sankalp jsonb, p_most integer, p_now timestamptz
) returns text language plpgsql as $$
begin
  perform from user_account where id = p_user_id and erased_at is null for no key update;
  if not found then return 'no_account'; end if;
  -- An acharya who changes their hours locks their own row against this, so that neither overlooks the other.
  perform from acharya where id = p_acharya_id for key share;
  if not is_slot_offered(p_acharya_id, p_starts_at) then return 'not_offered'; end if;
  -- The person's earlier choice for the same pooja gives way, and so does every dead hold in the way. One that was paid meanwhile stays.
  update booking set state = 'expired', held_until = null, updated_at = p_now
    where user_id = p_user_id and state = 'held' and (pooja_id = p_pooja_id or held_until <= p_now);
  perform expire_dead_hold(p_acharya_id, p_starts_at, p_now);
  if (select count(*) from booking where user_id = p_user_id and state = 'held') >= p_most then return 'too_many'; end if;
  insert into booking (id, user_id, acharya_id, pooja_id, starts_at, state, held_until, language, pooja_paise, samagri_paise, details, sankalp, created_at, updated_at)
    values (p_id, p_user_id, p_acharya_id, p_pooja_id, p_starts_at, 'held', p_held_until, p_language, p_pooja_paise, p_samagri_paise, p_details, p_sankalp, p_now, p_now)
    on conflict (acharya_id, starts_at) where state not in ('expired', 'cancelled') do nothing;
  return case when found then 'done' else 'taken' end;
end $$;

-- the old version survives: it is older than these functions and types.
drop function take_slots(jsonb, integer, timestamptz);
-- the old version survives: as above.
drop function take_slot(uuid, uuid, uuid, text, timestamptz, timestamptz, text, integer, integer, jsonb, jsonb, integer, timestamptz);
-- the old version survives: as above.
drop function try_slot(uuid, uuid, uuid, text, timestamptz, timestamptz, text, integer, integer, jsonb, jsonb, integer, timestamptz, boolean);
-- the old version survives: as above.
drop function move_money_together(jsonb, boolean);
-- the old version survives: as above.
drop type money_answer;
-- the old version survives: as above.
drop type money_movement;
-- the old version survives: as above.
drop function store_messages(uuid[], uuid[], uuid[], text[], timestamptz);

-- the old version survives: it is held to the same rules by the constraints below.
drop trigger shop_order_rules on shop_order;
-- the old version survives: as above.
drop trigger product_rules on product;
-- the old version survives: as above.
drop trigger stock_movement_rules on stock_movement;
-- the old version survives: as above.
drop trigger booking_rules on booking;
-- the old version survives: as above.
drop trigger consultation_rules on consultation;
-- the old version survives: as above.
drop trigger reservation_rules on reservation;
-- the old version survives: as above.
drop trigger notice_delivery_rules on notice_delivery;
-- the old version survives: it is older than these functions.
drop function check_shop_order();
-- the old version survives: as above.
drop function check_product();
-- the old version survives: as above.
drop function check_stock_movement();
-- the old version survives: as above.
drop function check_booking();
-- the old version survives: as above.
drop function check_consultation();
-- the old version survives: as above.
drop function check_reservation();
-- the old version survives: as above.
drop function check_notice_delivery();

-- the old version survives: it was held to the same rules by constraints with other names.
alter table shop_order
  add constraint shop_order_number_positive check (number > 0),
  add constraint shop_order_language check (language in ('en', 'hin')),
  add constraint shop_order_name_in_both_languages check (is_in_both_languages(name)),
  add constraint shop_order_total_positive check (total_paise > 0),
  add constraint shop_order_discount_not_negative check (discount_paise >= 0),
  add constraint shop_order_grand_total_positive check (grand_paise > 0),
  add constraint shop_order_grand_total_is_total_less_discount check (grand_paise = total_paise - discount_paise),
  add constraint shop_order_coupon_within_discount check (coupon_paise between 0 and discount_paise),
  add constraint shop_order_coupon_has_code check ((coupon_code is null) = (coupon_paise = 0)),
  add constraint shop_order_state check (state in ('placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returnRequested', 'returned')),
  add constraint shop_order_payment_state check (payment_state in ('pending', 'paid', 'refunded', 'cancelled')),
  add constraint shop_order_payment_method check (payment_method in ('wallet', 'online', 'cod')),
  add constraint shop_order_cancelled_by check (cancelled_by in ('buyer', 'shop', 'unpaid')),
  add constraint shop_order_online_has_payment check ((payment_method = 'online') = (payment_id is not null)),
  add constraint shop_order_paid_has_transfer check ((payment_state in ('paid', 'refunded')) = (transfer_id is not null)),
  add constraint shop_order_refunded_has_transfer check ((payment_state = 'refunded') = (refund_transfer_id is not null)),
  add constraint shop_order_cancelled_has_time check ((state = 'cancelled') = (cancelled_at is not null)),
  add constraint shop_order_cancelled_has_canceller check ((state = 'cancelled') = (cancelled_by is not null)),
  add constraint shop_order_ended_is_not_paid check (state not in ('cancelled', 'returned') or payment_state in ('refunded', 'cancelled')),
  add constraint shop_order_unpaid_is_cancelled check (payment_state <> 'cancelled' or state = 'cancelled'),
  add constraint shop_order_delivered_is_paid check (state not in ('delivered', 'returnRequested') or payment_state = 'paid'),
  add constraint shop_order_shipped_has_tracking check (state not in ('shipped', 'delivered', 'returnRequested', 'returned') or (carrier is not null and tracking_number is not null));

-- the old version survives: as above.
alter table product
  add constraint product_id_form check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add constraint product_sku_form check (sku ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  add constraint product_category check (category in ('rudraksha', 'malas', 'gems', 'yantras', 'diyas', 'incense', 'puja-sets', 'books')),
  add constraint product_purposes check (purposes <@ array['daily-puja', 'japa', 'to-wear', 'festivals', 'study', 'gifts']),
  add constraint product_name_in_both_languages check (is_in_both_languages(name)),
  add constraint product_type_in_both_languages check (is_in_both_languages(type)),
  add constraint product_colour_in_both_languages check (is_in_both_languages(colour)),
  add constraint product_description_in_both_languages check (is_in_both_languages(description)),
  add constraint product_material_in_both_languages check (is_in_both_languages(material)),
  add constraint product_size_in_both_languages check (is_in_both_languages(size)),
  add constraint product_price_positive check (price_paise > 0),
  add constraint product_discount_percent check (discount_percent between 0 and 90),
  add constraint product_weight_not_negative check (weight_grams >= 0);

-- the old version survives: as above.
alter table stock_movement
  add constraint stock_movement_quantity check (quantity <> 0),
  add constraint stock_movement_reason check (reason in ('received', 'ordered', 'cancelled', 'returned', 'spoilt', 'counted')),
  add constraint stock_movement_of_order_names_it check ((reason in ('ordered', 'cancelled', 'returned')) = (order_id is not null)),
  add constraint stock_movement_direction check (reason = 'counted' or (quantity < 0) = (reason in ('ordered', 'spoilt')));

-- the old version survives: as above.
alter table booking
  add constraint booking_state check (state in ('held', 'confirmed', 'live', 'completed', 'expired', 'cancelled', 'missed')),
  add constraint booking_language check (language in ('en', 'hin')),
  add constraint booking_pooja_price_positive check (pooja_paise > 0),
  add constraint booking_samagri_price_not_negative check (samagri_paise >= 0),
  add constraint booking_dakshina_not_negative check (dakshina_paise >= 0),
  add constraint booking_cancelled_by check (cancelled_by in ('devotee', 'acharya')),
  add constraint booking_held_has_end check ((state = 'held') = (held_until is not null)),
  add constraint booking_paid_has_transfer check ((state in ('confirmed', 'live', 'completed', 'cancelled', 'missed')) = (transfer_id is not null)),
  add constraint booking_cancelled_has_canceller check ((state = 'cancelled') = (cancelled_by is not null)),
  add constraint booking_refund_only_after_end check (refund_transfer_id is null or state in ('cancelled', 'missed'));

-- the old version survives: as above.
alter table consultation
  add constraint consultation_state check (state in ('requested', 'ringing', 'accepted', 'live', 'paused', 'ended', 'settled', 'refused', 'cancelled', 'timedOut', 'missed')),
  add constraint consultation_talk check (talk in ('Chat', 'Audio Call', 'Video Call')),
  add constraint consultation_minutes check (minutes between 1 and 10000),
  add constraint consultation_rate_not_negative check (paise_per_minute >= 0),
  add constraint consultation_talked_not_negative check (talked_seconds >= 0),
  add constraint consultation_charged_seconds_not_negative check (charged_seconds >= 0),
  add constraint consultation_charged_not_negative check (charged_paise >= 0),
  add constraint consultation_earned_not_negative check (earned_paise >= 0),
  add constraint consultation_ended_by check (ended_by in ('user', 'acharya')),
  add constraint consultation_open_is_due check ((state in ('requested', 'ringing', 'accepted', 'live', 'paused', 'ended')) = (due_at is not null)),
  add constraint consultation_accepted_has_time check ((state in ('accepted', 'live', 'paused', 'ended', 'settled')) = (accepted_at is not null)),
  add constraint consultation_ended_has_time check ((state in ('ended', 'settled')) = (ended_at is not null)),
  add constraint consultation_settled_has_charge check ((state = 'settled') = (charged_paise is not null)),
  add constraint consultation_charge_has_transfer check ((charged_paise > 0) = (transfer_id is not null)),
  add constraint consultation_booked_is_not_metered check (booking_id is null or paise_per_minute = 0);

-- the old version survives: as above.
alter table reservation
  add constraint reservation_state check (state in ('reserved', 'posted', 'released', 'expired')),
  add constraint reservation_paid_not_negative check (paid_paise >= 0),
  add constraint reservation_bonus_not_negative check (bonus_paise >= 0),
  add constraint reservation_of_something check (paid_paise + bonus_paise > 0),
  add constraint reservation_posted_within check (posted_paise between 0 and paid_paise + bonus_paise),
  add constraint reservation_posted_has_transfer check ((state = 'posted') = (transfer_id is not null)),
  add constraint reservation_only_posted_is_taken check (state = 'posted' or posted_paise = 0),
  add constraint reservation_ended_has_time check ((state = 'reserved') = (ended_at is null));

-- the old version survives: as above.
alter table notice_delivery
  add constraint notice_delivery_channel check (channel in ('mail', 'push')),
  add constraint notice_delivery_outcome check (outcome in ('sent', 'spread', 'off', 'nowhere', 'tooLate', 'takenBack', 'gone', 'refused')),
  add constraint notice_delivery_tried_until_outcome check ((next_attempt_at is null) = (outcome is not null)),
  add constraint notice_delivery_subscription_is_push check (subscription_id is null or channel = 'push');

-- the old version survives: as above.
alter table posting
  add constraint posting_amount check (amount_paise <> 0),
  add constraint posting_account check (account in ('wallet_paid', 'wallet_bonus', 'earnings', 'revenue', 'tax', 'clearing', 'refunds', 'promotion', 'promotion_expense', 'given_up', 'bank')),
  add constraint posting_owner_named check ((account in ('wallet_paid', 'wallet_bonus', 'earnings')) = (owner_id is not null));

-- What a constraint cannot say, since it is about all postings of a transfer.
create or replace function check_postings() returns trigger language plpgsql as $$
declare
  broken text;
begin
  select max(rule) into broken from (
    select case
      when sum(amount_paise) <> 0 then 'the postings of a transfer sum to zero'
      when min(line) <> 1 then 'all postings of a transfer come together'
    end as rule from added group by transfer_id
  ) judged;
  if broken is not null then
    raise exception 'rows of posting violate the rule: %', broken using errcode = 'check_violation', table = 'posting', constraint = broken;
  end if;
  return null;
end $$;
-- the old version survives: it is older than this function.
drop function refuse_row(text, text);
