-- An acharya earns their share of what is paid with bonus money too, and we bear it as an expense of our own: `promotion_expense`. So what an
-- acharya earns is always backed by money that somebody paid in, or by this expense (decision 81).
create or replace function check_postings() returns trigger language plpgsql as $$
declare
  broken text;
begin
  select max(rule) into broken from (
    select case
      when bool_or(amount_paise = 0) then 'amount'
      when bool_or(account not in (
        'wallet_paid', 'wallet_bonus', 'earnings', 'revenue', 'tax', 'clearing', 'refunds', 'promotion', 'promotion_expense', 'given_up', 'bank'
      )) then 'account'
      when bool_or((account in ('wallet_paid', 'wallet_bonus', 'earnings')) <> (owner_id is not null)) then 'what somebody owns names them'
      when sum(amount_paise) <> 0 then 'the postings of a transfer sum to zero'
      when min(line) <> 1 then 'all postings of a transfer come together'
    end as rule from added group by transfer_id
  ) judged;
  if broken is not null then perform refuse_row('posting', broken); end if;
  return null;
end $$;

-- Of every charge that an acharya earns from and that took bonus money: their share of the bonus part, and how much of it we bore. The rest
-- was above the limit of that day for this user and this acharya, and was not earned. Written once, as the transfer is.
create table bonus_share (
  transfer_id uuid primary key references transfer (id),
  user_id uuid not null references user_account (id),
  acharya_user_id uuid not null references user_account (id),
  -- In India.
  day date not null,
  share_paise bigint not null check (share_paise >= 0),
  borne_paise bigint not null check (borne_paise between 0 and share_paise),
  -- The limit that held when it was written.
  limit_paise bigint not null check (limit_paise >= 0)
);
create index bonus_share_of_day on bonus_share (user_id, acharya_user_id, day);
create trigger bonus_share_stays before update or delete on bonus_share for each statement execute function refuse_change();

-- What was charged to bonus money before these rules. `npm run verify` does not apply them to it.
create table charged_before_bonus_rules (transfer_id uuid primary key references transfer (id));
insert into charged_before_bonus_rules
  select transfer_id from posting where account in ('wallet_bonus', 'earnings') group by transfer_id
    having sum(amount_paise) filter (where account = 'wallet_bonus') < 0 and sum(amount_paise) filter (where account = 'earnings') > 0;

-- Of a payout: how much of it we bore ourselves.
alter table operator_proposal add column bonus_paise bigint not null default 0;

-- Paid on the same page beyond its price: so much has to go back. Without it a lost refund would leave no trace.
alter table payment add column beyond_paise bigint not null default 0;
update payment set beyond_paise = back.paise
  from (select payment_id, sum(amount_paise) as paise from payment_refund where reason = 'paidTwice' group by payment_id) back
  where back.payment_id = payment.id;
