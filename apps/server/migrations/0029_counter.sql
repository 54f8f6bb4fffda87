-- The second factor of an operator or an acharya: the secret of an authenticator app.
create table second_factor (
  user_id uuid primary key references user_account (id),
  -- Encrypted with a key of the server's secret; the database alone makes no codes.
  sealed_secret text not null,
  begun_at timestamptz not null,
  -- Since its first code was given; before that it guards nothing.
  since timestamptz,
  -- The step of time whose code was taken last: neither it nor an older one is taken again.
  last_step bigint not null default 0
);

create table second_factor_recovery (
  user_id uuid not null references second_factor (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- When a session gave the factor; null: not yet.
alter table auth_session add column factor_given_at timestamptz;

-- A recharge that an operator sends back, at once or, when it is much, after a second one has confirmed it.
alter table operator_proposal drop constraint operator_proposal_kind_check;
alter table operator_proposal
  add column payment_id uuid references payment (id),
  add constraint operator_proposal_kind_check check (kind in ('correction', 'payout', 'refund')),
  add check ((kind = 'refund') = (payment_id is not null));
-- One at a time for each payment, and none after it.
create unique index operator_proposal_refund on operator_proposal (payment_id) where kind = 'refund' and decision is distinct from 'declined';

-- the old version survives: it writes none but the reasons before, which are all still allowed
alter table payment_refund drop constraint payment_refund_reason_check;
-- the old version survives: as above
alter table payment_refund add constraint payment_refund_reason_check
  check (reason in ('paidTwice', 'paidTooLate', 'accountErased', 'orderCancelled', 'orderReturned', 'byOperator'));
