-- As before. A function in SQL is planned anew with every call; one in plpgsql once for each connection, and every hold calls this one.
create or replace function expire_dead_hold(p_acharya_id uuid, p_starts_at timestamptz, p_now timestamptz) returns void language plpgsql as $$
begin
  update booking set state = 'expired', held_until = null, updated_at = p_now
  where acharya_id = p_acharya_id and starts_at = p_starts_at and state not in ('expired', 'cancelled')
    and state = 'held' and held_until <= p_now;
end $$;
