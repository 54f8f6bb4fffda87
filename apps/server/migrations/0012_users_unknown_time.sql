-- Some people do not know the hour of their birth. Said so, a profile is as complete as it can be, which an empty
-- time_of_birth alone would not tell from one that was never asked for.
alter table user_account add column time_of_birth_unknown boolean not null default false;
alter table user_account add constraint user_account_one_time check (time_of_birth is null or not time_of_birth_unknown);
