-- From when a consultation is metered: once both sides have the chat open, or their call connected. Rows of before, those of a
-- version that does not know of it, and calls of booked poojas are metered from the acceptance.
alter table consultation
  add column starts_when_ready boolean not null default false,
  add column user_ready_at timestamptz,
  add column acharya_ready_at timestamptz;
