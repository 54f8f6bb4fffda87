import { changeHours } from '@sankalp/contract/booking-rules'
import type { Check } from '../../platform/check.ts'

/** Invariants of bookings, checked against the rows. */
export const bookingChecks: readonly Check[] = [
  {
    name: 'no slot is sold twice',
    sql: `select 'slot ' || acharya_id || ' ' || starts_at as broken from booking where state not in ('expired', 'cancelled')
      group by acharya_id, starts_at having count(*) > 1`,
  },
  {
    name: 'every paid booking has its own transfer, of what it comes to',
    sql: `select 'booking ' || b.id as broken from booking b left join transfer t on t.id = b.transfer_id
      left join lateral (select -sum(amount_paise) as paid from posting where transfer_id = t.id and account in ('wallet_paid', 'wallet_bonus')) p on true
      left join lateral (select sum(amount_paise) as tax from posting where transfer_id = t.id and account = 'tax') x on true
      where b.transfer_id is not null and (
        t.kind is distinct from 'pooja' or t.subject <> 'booking' or t.subject_id <> b.id::text or t.user_id is distinct from b.user_id
        or p.paid is distinct from b.pooja_paise + b.samagri_paise + b.dakshina_paise + coalesce(x.tax, 0))`,
  },
  {
    name: 'nothing was paid without a booking',
    sql: `select 'transfer ' || t.id as broken from transfer t left join booking b on b.transfer_id = t.id
      where t.kind = 'pooja' and t.subject = 'booking' and t.key = 'booking:' || t.subject_id and b.id is null`,
  },
  {
    name: 'the money of a booking went back once, and only where the booking says so',
    sql: `select 'booking ' || b.id as broken from booking b
      left join transfer r on r.refund_of = b.transfer_id
      where b.transfer_id is not null
      group by b.id, b.refund_transfer_id
      having count(r.id) <> (case when b.refund_transfer_id is null then 0 else 1 end) or max(r.id::text) is distinct from b.refund_transfer_id::text`,
  },
  {
    name: 'who cancelled in time has been paid back, and so has whoever waited in vain',
    // A cancellation after the deadline without a refund is possible only by erasing the account.
    sql: `select 'booking ' || b.id as broken from booking b join user_account u on u.id = b.user_id where b.refund_transfer_id is null
      and ((b.state = 'cancelled' and not (b.cancelled_by = 'devotee' and coalesce(u.erased_at > b.starts_at - interval '${changeHours} hours', false)))
        or (b.state = 'missed' and b.acharya_joined_at is null))`,
  },
]
