-- Where an acharya's earnings are paid to. A change is a new row: which account a payout went to stays known.
create table bank_account (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  holder text not null,
  number text not null,
  ifsc text not null,
  since timestamptz not null,
  -- A changed account is not paid to at once: whose it was has time to object.
  payable_from timestamptz not null check (payable_from >= since),
  replaced_at timestamptz
);
create unique index bank_account_current on bank_account (user_id) where replaced_at is null;
create index bank_account_of on bank_account (user_id, since desc);

-- The payouts of a week: proposed by one operator, confirmed or declined as a whole by another.
create table payout_batch (
  id uuid primary key,
  name text not null,
  proposed_by uuid not null references user_account (id),
  proposed_at timestamptz not null,
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  decision text check (decision in ('confirmed', 'declined')),
  check (decided_by <> proposed_by),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
-- One waits at a time: of two operators who make it at once, one does.
create unique index payout_batch_open on payout_batch ((decision is null)) where decision is null;
create index payout_batch_newest on payout_batch (proposed_at desc, id desc);

alter table operator_proposal
  add column batch_id uuid references payout_batch (id),
  -- Where it is transferred to, since it was marked for the bank's file.
  add column bank_account_id uuid references bank_account (id),
  add column to_bank_at timestamptz;
create index operator_proposal_batch on operator_proposal (batch_id) where batch_id is not null;
create index operator_proposal_to_pay on operator_proposal (decided_at, id) where kind = 'payout' and decision = 'confirmed' and paid_at is null;
create index operator_proposal_account on operator_proposal (bank_account_id) where bank_account_id is not null;
