-- Opened with the account. The ledger that moves this balance comes with the wallet.
create table wallet_account (
  user_id uuid primary key references user_account (id),
  balance_paise bigint not null default 0 check (balance_paise >= 0)
);
