-- A right that one operator wants to give and another one confirms. It comes in force a day later; see decision 82.
create table operator_grant (
  id uuid primary key,
  account_id uuid not null references user_account (id),
  step text not null check (step in ('support', 'operations', 'finance')),
  reason text not null,
  proposed_by uuid not null references user_account (id),
  proposed_at timestamptz not null,
  -- From when the proposer may confirm it alone; null where there is somebody else who can.
  alone_from timestamptz,
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  decision text check (decision in ('confirmed', 'declined')),
  in_force_from timestamptz,
  -- Since when the account has the right by this grant.
  applied_at timestamptz,
  -- Declined, withdrawn, or lapsed: it will never come in force.
  ended_at timestamptz,
  check (proposed_by <> account_id),
  check (decided_by <> account_id or decision = 'declined'),
  check (decided_by <> proposed_by or decision = 'declined' or decided_at >= alone_from),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  check ((in_force_from is not null) = (decision is not distinct from 'confirmed')),
  check (in_force_from >= decided_at + interval '24 hours'),
  check (applied_at is null or (applied_at >= in_force_from and ended_at is null)),
  check (decision is distinct from 'declined' or ended_at is not null)
);
-- One waits for each account: of fifty proposals at once one is stored.
create unique index operator_grant_open on operator_grant (account_id) where applied_at is null and ended_at is null;
create index operator_grant_of on operator_grant (account_id, in_force_from) where decision = 'confirmed';

-- A right that was lowered or taken away, at once. Who gave it stays in operator_grant.
create table operator_right_loss (
  id uuid primary key,
  account_id uuid not null references user_account (id),
  step_before text not null check (step_before in ('support', 'operations', 'finance')),
  step_after text check (step_after in ('support', 'operations', 'finance')),
  reason text not null,
  taken_by uuid not null references user_account (id),
  taken_at timestamptz not null
);
create index operator_right_loss_newest on operator_right_loss (taken_at desc);
-- Those who can be a second person are few among many accounts.
create index user_account_finance on user_account (id) where operator_step = 'finance';

-- Whose number it is, as a keyed hash: somebody who erases their account and opens another one with the same number stays the same person.
create table operator_person (
  account_id uuid primary key references user_account (id),
  number_hash text not null
);
create index operator_person_number on operator_person (number_hash);

-- From when the proposer may confirm alone, where there is no second finance operator.
alter table operator_proposal add column alone_from timestamptz;
alter table operator_proposal drop constraint operator_proposal_check;
-- the old version survives: it lets nobody decide what they have proposed
alter table operator_proposal add constraint operator_proposal_second_person
  check (decided_by <> proposed_by or decision = 'declined' or decided_at >= alone_from);
alter table payout_batch add column alone_from timestamptz;
alter table payout_batch drop constraint payout_batch_check;
-- the old version survives: as above
alter table payout_batch add constraint payout_batch_second_person
  check (decided_by <> proposed_by or decision = 'declined' or decided_at >= alone_from);
