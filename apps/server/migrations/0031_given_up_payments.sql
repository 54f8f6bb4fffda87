-- A payment that its owner gave up before it was paid. Its status is `failed`, as the released version knows it; when this is set too, whoever
-- began it did not want to pay any more, which is no failure. One that is paid all the same is paid.
alter table payment add column given_up_at timestamptz;
