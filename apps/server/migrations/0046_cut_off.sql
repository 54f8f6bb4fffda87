-- While a process does not reach the others, or has not been able to store anything, the two sides of a consultation cannot hear each other
-- through it. Such time is written down in rows of its own: their connection is alive, and what they cover is not charged.
alter table consultation_presence add column is_cut_off boolean not null default false;
