-- Which saved chart is the user's own. Without a mark it is the one with the birth day of their profile.
alter table kundali add column is_own boolean not null default false;
-- The old version survives: it does not know the column, and writes false.
create unique index kundali_own on kundali (user_id) where is_own;
