-- Slots that several people want to hold at the same moment are taken by one statement, each as if it were alone (decision 74).

-- The rules of a hold stand here once, for one of them and for many. Outcomes: done, and those that have changed nothing or are undone: no_account,
-- not_offered, too_many, taken, and without `p_waits` busy. Who does not wait leaves a hold alone for which somebody's lock, or an earlier hold
-- that gives way to it, would have to be waited for.
create function try_slot(
  p_id uuid, p_user_id uuid, p_acharya_id uuid, p_pooja_id text, p_starts_at timestamptz, p_held_until timestamptz, p_language text,
  p_pooja_paise integer, p_samagri_paise integer, p_details jsonb, p_sankalp jsonb, p_most integer, p_now timestamptz, p_waits boolean
) returns text language plpgsql as $$
declare
  -- What gives way: the person's earlier choice for the same pooja, and what is dead, whoever held it.
  gives_way uuid[];
begin
  -- An acharya who changes their hours locks their own row against this, so that neither overlooks the other.
  if p_waits then
    perform from user_account where id = p_user_id and erased_at is null for no key update;
    if not found then return 'no_account'; end if;
    perform from acharya where id = p_acharya_id for key share;
  else
    perform from user_account where id = p_user_id and erased_at is null for no key update skip locked;
    if not found then return 'busy'; end if;
    perform from acharya where id = p_acharya_id for key share skip locked;
    if not found then return 'busy'; end if;
  end if;
  if not is_slot_offered(p_acharya_id, p_starts_at) then return 'not_offered'; end if;
  gives_way := array(
    select id from booking where user_id = p_user_id and state = 'held' and (pooja_id = p_pooja_id or held_until <= p_now)
    union all
    select id from booking
      where acharya_id = p_acharya_id and starts_at = p_starts_at and state not in ('expired', 'cancelled') and state = 'held' and held_until <= p_now
  );
  if gives_way <> '{}' then
    if not p_waits then return 'busy'; end if;
    -- One that was paid in the meantime stays.
    update booking set state = 'expired', held_until = null, updated_at = p_now where id = any (gives_way) and state = 'held';
  end if;
  if (select count(*) from booking where user_id = p_user_id and state = 'held') >= p_most then return 'too_many'; end if;
  insert into booking (id, user_id, acharya_id, pooja_id, starts_at, state, held_until, language, pooja_paise, samagri_paise, details, sankalp, created_at, updated_at)
    values (p_id, p_user_id, p_acharya_id, p_pooja_id, p_starts_at, 'held', p_held_until, p_language, p_pooja_paise, p_samagri_paise, p_details, p_sankalp, p_now, p_now)
    on conflict (acharya_id, starts_at) where state not in ('expired', 'cancelled') do nothing;
  return case when found then 'done' else 'taken' end;
end $$;

-- As before, by those rules: raises SK001, with the outcome as its message, when the slot cannot be had.
create or replace function take_slot(
  p_id uuid, p_user_id uuid, p_acharya_id uuid, p_pooja_id text, p_starts_at timestamptz, p_held_until timestamptz, p_language text,
  p_pooja_paise integer, p_samagri_paise integer, p_details jsonb, p_sankalp jsonb, p_most integer, p_now timestamptz
) returns void language plpgsql as $$
declare
  outcome text := try_slot(
    p_id, p_user_id, p_acharya_id, p_pooja_id, p_starts_at, p_held_until, p_language, p_pooja_paise, p_samagri_paise, p_details, p_sankalp, p_most, p_now, true
  );
begin
  if outcome <> 'done' then raise exception '%', outcome using errcode = 'SK001'; end if;
end $$;

-- Holds of several people; gives the ids of those that were taken. The others have changed nothing. Slots are tried in one order everywhere: who finds
-- one that another transaction has just written waits until that has ended, and two such transactions must not wait for each other.
create function take_slots(p_holds jsonb, p_most integer, p_now timestamptz) returns setof uuid language plpgsql as $$
declare
  hold booking;
begin
  for hold in select * from jsonb_populate_recordset(null::booking, p_holds) order by acharya_id, starts_at loop
    if try_slot(
      hold.id, hold.user_id, hold.acharya_id, hold.pooja_id, hold.starts_at, hold.held_until, hold.language, hold.pooja_paise, hold.samagri_paise,
      hold.details, hold.sankalp, p_most, p_now, false
    ) = 'done' then
      return next hold.id;
    end if;
  end loop;
end $$;
