-- Packs whose bonus is half of their price or more are sold once to each person and to each telephone number, also after the account was
-- erased. The number is kept as a keyed hash, which tells nothing without the key. A row is a payment that was credited with such a pack.
create table pack_use (
  payment_id uuid primary key references payment (id),
  pack_paise bigint not null,
  user_id uuid not null references user_account (id),
  -- Null on payments that are older than this table.
  number_hash text,
  -- Bought again before there was this rule.
  is_repeated boolean not null default false
);
create unique index pack_use_of_person on pack_use (user_id, pack_paise) where not is_repeated;
create unique index pack_use_of_number on pack_use (number_hash, pack_paise) where not is_repeated;

insert into pack_use (payment_id, pack_paise, user_id, is_repeated)
  select id, amount_paise, user_id, row_number() over (partition by user_id, amount_paise order by ended_at, id) > 1
    from payment where purpose = 'recharge' and status = 'paid' and transfer_id is not null and bonus_paise * 2 >= amount_paise;
