-- What a booking writes while somebody waits for it, and no more (decision 72).

-- A delivery without a channel stands for every way a notice takes; each has one of its own once the notice is due. A process of the version
-- before leaves such a delivery alone, and takes it back like any other.
alter table notice_delivery alter column channel drop not null;

-- What is told after it, stored when this one is due: {"kind": …, "dueAt": …, "usefulUntil": …}. The reminder of the hour follows that of the day.
alter table notice add column next jsonb;

-- Nothing is looked for by it.
drop index notice_created;

-- Keeps a slot for somebody, with whom the pooja is for where that is known already. Raises SK001, with the outcome as its message, when
-- it cannot: so it may travel with the commit, which then undoes all. An acharya who changes their hours locks their own row against this, so
-- that neither overlooks the other.
create function take_slot(
  p_id uuid, p_user_id uuid, p_acharya_id uuid, p_pooja_id text, p_starts_at timestamptz, p_held_until timestamptz, p_language text,
  p_pooja_paise integer, p_samagri_paise integer, p_details jsonb, p_sankalp jsonb, p_most integer, p_now timestamptz
) returns void language plpgsql as $$
declare
  outcome text;
begin
  perform from user_account where id = p_user_id and erased_at is null for no key update;
  if not found then
    outcome := 'no_account';
  else
    perform from acharya where id = p_acharya_id for key share;
    if not is_slot_offered(p_acharya_id, p_starts_at) then
      outcome := 'not_offered';
    else
      -- The earlier choice for the same pooja gives way to this one; and what is dead is let go, whoever held it.
      update booking set state = 'expired', held_until = null, updated_at = p_now
        where user_id = p_user_id and state = 'held' and (pooja_id = p_pooja_id or held_until <= p_now);
      update booking set state = 'expired', held_until = null, updated_at = p_now
        where acharya_id = p_acharya_id and starts_at = p_starts_at and state not in ('expired', 'cancelled') and state = 'held' and held_until <= p_now;
      if (select count(*) from booking where user_id = p_user_id and state = 'held') >= p_most then
        outcome := 'too_many';
      else
        insert into booking (id, user_id, acharya_id, pooja_id, starts_at, state, held_until, language, pooja_paise, samagri_paise, details, sankalp, created_at, updated_at)
          values (p_id, p_user_id, p_acharya_id, p_pooja_id, p_starts_at, 'held', p_held_until, p_language, p_pooja_paise, p_samagri_paise, p_details, p_sankalp, p_now, p_now)
          on conflict (acharya_id, starts_at) where state not in ('expired', 'cancelled') do nothing;
        if not found then outcome := 'taken'; end if;
      end if;
    end if;
  end if;
  if outcome is not null then raise exception '%', outcome using errcode = 'SK001'; end if;
end $$;
