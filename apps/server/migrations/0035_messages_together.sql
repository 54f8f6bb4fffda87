-- Messages of several people stored by one call, each under the next number of its consultation as `store_message` does it, in their order.
-- It waits for nobody: a message whose consultation is locked just now, or that belongs to none, comes back as 'busy', and is stored by
-- itself. So one consultation that is being settled holds up nobody else's words, and two calls never wait for each other.
create function store_messages(p_from uuid[], p_to uuid[], p_id uuid[], p_body text[], p_now timestamptz) returns setof stored_message language plpgsql as $$
begin
  for i in 1 .. cardinality(p_id) loop
    perform 1 from consultation
      where state in ('accepted', 'live', 'paused') and user_id = p_from[i] and acharya_user_id = p_to[i] for update skip locked;
    if not found then
      perform 1 from consultation
        where state in ('accepted', 'live', 'paused') and acharya_user_id = p_from[i] and user_id = p_to[i] for update skip locked;
    end if;
    if found then
      return next store_message(p_from[i], p_to[i], p_id[i], p_body[i], null, p_now);
    else
      return next row('busy', null, null, null, false)::stored_message;
    end if;
  end loop;
end $$;
