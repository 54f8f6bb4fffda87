-- What an acharya has been credited with for poojas that are still to be held. It is theirs when it was held: until then a cancellation takes it
-- back, and nothing of it is paid out.
create function earnings_to_come(p_owner uuid) returns bigint language sql stable as $$
  select coalesce(sum(p.amount_paise), 0)::bigint
    from acharya a
    join booking b on b.acharya_id = a.id and b.state in ('confirmed', 'live')
    join posting p on p.transfer_id = b.transfer_id and p.account = 'earnings' and p.owner_id = p_owner
    where a.user_id = p_owner
$$;
create index booking_to_come on booking (acharya_id) where state in ('confirmed', 'live');
