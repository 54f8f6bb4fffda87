-- What an operator may do; nothing for anybody else. Existing operators keep every right.
alter table user_account
  add column operator_step text check (operator_step in ('support', 'operations', 'finance')),
  -- Whoever is blocked cannot sign in; what is theirs stays theirs.
  add column blocked_at timestamptz,
  add column blocked_reason text;
update user_account set operator_step = 'finance' where role = 'ROLE_ADMIN';

-- Who saw or changed what on the operator's side. Only ever added to.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id uuid not null references user_account (id),
  -- The name of the call in the contract.
  call text not null,
  -- What it was about and what was asked for.
  facts jsonb not null,
  request_id text not null
);
create index audit_entry_newest on audit_entry (at desc, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is noted of operators stays as it is' using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry for each statement execute function refuse_audit_change();

-- What was done about it.
alter table review add column hidden_reason text;
-- the old version survives: it writes none of these columns
alter table consultation_report
  add column closed_at timestamptz,
  add column outcome text check (outcome in ('noAction', 'warned', 'suspended')),
  add column outcome_note text,
  add check ((closed_at is null) = (outcome is null));
-- the old version survives: it writes none of these columns
alter table contact_message
  add column answered_at timestamptz,
  add column answer text,
  add check ((answered_at is null) = (answer is null));
alter table acharya add column suspended_reason text;

-- What one operator asks for and another confirms: nothing that moves money by hand is done by one person.
create table operator_proposal (
  id uuid primary key,
  kind text not null check (kind in ('correction', 'payout')),
  -- Whose wallet or earnings.
  account_id uuid not null references user_account (id),
  amount_paise bigint not null check (amount_paise <> 0),
  -- Of a payout: what is kept back for the tax office.
  tds_paise bigint not null default 0 check (tds_paise >= 0),
  reason text not null,
  -- Payouts of one week are made together.
  batch text,
  proposed_by uuid not null references user_account (id),
  proposed_at timestamptz not null,
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  decision text check (decision in ('confirmed', 'declined')),
  transfer_id uuid unique references transfer (id),
  -- Of a payout that the bank has made.
  bank_reference text,
  paid_at timestamptz,
  check (decided_by <> proposed_by),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  check ((decision = 'confirmed') = (transfer_id is not null)),
  check ((bank_reference is null) = (paid_at is null)),
  check (paid_at is null or (kind = 'payout' and decision = 'confirmed')),
  check (kind = 'payout' or tds_paise = 0),
  check (kind = 'correction' or amount_paise > 0)
);
-- One payout of a person waits at a time.
create unique index operator_proposal_open_payout on operator_proposal (account_id) where kind = 'payout' and decision is null;
create index operator_proposal_newest on operator_proposal (proposed_at desc, id desc);
create index operator_proposal_of on operator_proposal (account_id, proposed_at desc);

-- The order in which the lists of the console come.
create index user_account_newest on user_account (created_at desc, id desc) where erased_at is null;
create index acharya_newest on acharya (created_at desc, id desc) where erased_at is null;
create index consultation_newest on consultation (requested_at desc, id desc);
create index booking_newest on booking (starts_at desc, id desc);
create index payment_newest on payment (created_at desc, id desc);
create index payment_open on payment (created_at) where status = 'pending';
create index transfer_newest on transfer (created_at desc, id desc);
create index review_newest on review (posted_at desc, id desc);
create index consultation_report_open on consultation_report (created_at) where closed_at is null;
create index contact_message_newest on contact_message (created_at desc, id desc);
