-- Turns in a queue that a user let pass, by the day in India: three of them end queueing for that day.
create table queue_missed_turn (
  user_id uuid not null references user_account (id),
  day date not null,
  turns integer not null check (turns > 0),
  primary key (user_id, day)
);

-- Whether a provider's payment went back for another payment of ours is asked with each report of a paid one.
create index payment_refund_of_provider_payment on payment_refund (provider_payment_id);
