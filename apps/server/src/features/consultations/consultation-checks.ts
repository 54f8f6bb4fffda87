import type { Check } from '../../platform/check.ts'

/** Invariants of consultations, checked against the rows. */
export const consultationChecks: readonly Check[] = [
  {
    name: 'every consultation that ended is settled',
    sql: `select 'consultation ' || id as broken from consultation where state = 'ended'`,
  },
  {
    name: 'every consultation was charged once, what it says, or not at all',
    sql: `select 'consultation ' || c.id as broken from consultation c
      left join transfer t on t.subject = 'consultation' and t.subject_id = c.id::text and t.kind = 'consultation' and t.user_id = c.user_id
      left join lateral (select -sum(amount_paise) as taken from posting where transfer_id = t.id and account in ('wallet_paid', 'wallet_bonus')) p on true
      where c.accepted_at is not null
      group by c.id having case when coalesce(c.charged_paise, 0) = 0 then count(t.id) <> 0
        else count(t.id) <> 1 or max(t.id::text) <> c.transfer_id::text or max(p.taken) <> c.charged_paise end`,
  },
  {
    name: 'nothing was charged for a consultation that is not there',
    sql: `select 'transfer ' || t.id as broken from transfer t left join consultation c on c.transfer_id = t.id
      where t.kind = 'consultation' and t.subject = 'consultation' and t.key = 'consultation:' || t.subject_id and c.id is null`,
  },
  {
    name: 'every consultation says what its acharya earned by it',
    sql: `select 'consultation ' || c.id as broken from consultation c
      left join lateral (select coalesce(sum(amount_paise), 0) as paise from posting where transfer_id = c.transfer_id and account = 'earnings' and owner_id = c.acharya_user_id) e on true
      where c.transfer_id is not null and coalesce(c.earned_paise, 0) <> e.paise`,
  },
  {
    // The rules of contract/src/meter.ts, written again in SQL.
    name: 'every charge is what the meter reads',
    sql: `select 'consultation ' || c.id as broken from consultation c
      cross join lateral (
        select case
          when not c.starts_when_ready then c.accepted_at
          when c.user_ready_at is null or c.acharya_ready_at is null then null
          when greatest(c.user_ready_at, c.acharya_ready_at) > c.accepted_at + interval '60 seconds' then null
          else greatest(c.accepted_at, c.user_ready_at, c.acharya_ready_at) end as started_at
      ) start
      cross join lateral (
        select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0) as seconds from unnest((
          select range_agg(tstzrange(p.from_at, p.seen_at) * tstzrange(started_at, greatest(started_at, c.ended_at))) filter (where p.side = 'acharya')
            - coalesce(range_agg(tstzrange(p.from_at, p.seen_at)) filter (where p.is_cut_off), '{}')
          from consultation_presence p where p.consultation_id = c.id and started_at is not null)) as span
        where not isempty(span)
      ) talked
      where c.state = 'settled' and (c.talked_seconds <> floor(talked.seconds) or c.charged_paise <> case
        when started_at is null or c.spoke_at is null or c.spoke_at > started_at + interval '60 seconds' or talked.seconds = 0 then 0
        else floor((c.paise_per_minute * least(greatest(60, floor(talked.seconds)), c.minutes * 60) * 2 + 60) / 120) end)`,
  },
  {
    name: 'money is set aside for a consultation as long as it runs, and no longer',
    sql: `select 'consultation ' || c.id as broken from consultation c left join reservation r on r.id = c.id
      where c.booking_id is null and case when c.state in ('accepted', 'live', 'paused')
        then r.state is distinct from 'reserved' or r.paid_paise + r.bonus_paise <> c.minutes * c.paise_per_minute
        else r.id is null and c.accepted_at is not null or r.state = 'reserved' or (r.state = 'posted') <> (coalesce(c.charged_paise, 0) > 0)
          or (r.state = 'posted' and r.transfer_id is distinct from c.transfer_id) end`,
  },
  {
    name: 'the messages of a consultation are numbered without a gap',
    sql: `select 'consultation ' || c.id as broken from consultation c left join consultation_message m on m.consultation_id = c.id
      where c.transcript_deleted_at is null group by c.id having count(m.seq) <> c.last_seq or coalesce(max(m.seq), 0) <> c.last_seq`,
  },
  {
    name: 'the figures of an acharya are those of their paid consultations',
    sql: `select 'acharya ' || f.acharya_id as broken from acharya_figures f
      left join (select acharya_id, count(*) as sessions, sum(talked_seconds) as seconds from consultation where charged_paise > 0 group by acharya_id) c on c.acharya_id = f.acharya_id
      where f.sessions <> coalesce(c.sessions, 0) or f.talked_seconds <> coalesce(c.seconds, 0)`,
  },
]
