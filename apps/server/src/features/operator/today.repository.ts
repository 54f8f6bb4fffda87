import type { Queryable } from '../../platform/db/db.ts'

export type TodayCounts = {
  takingsPaise: number
  bonusSharesPaise: number
  consultationsNow: number
  waitingRequests: number
  bookingsToday: number
  poojasToDecide: number
  stuckPayments: number
  ordersToPack: number
  returnsAsked: number
  openReports: number
  openLetters: number
  openProposals: number
}

/** Counts from the first moment of today in India to the first of tomorrow. */
export async function readCounts(db: Queryable, now: Date): Promise<TodayCounts> {
  const [row] = await db.query<TodayCounts>(
    `with day as (select date_trunc('day', $1::timestamptz at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' as begins)
     select
       coalesce((select sum(amount_paise) from transfer join posting on posting.transfer_id = transfer.id, day
         where transfer.created_at >= day.begins and account in ('revenue', 'refunds')), 0)::bigint as "takingsPaise",
       coalesce((select -sum(amount_paise) from transfer join posting on posting.transfer_id = transfer.id, day
         where transfer.created_at >= day.begins and account = 'promotion_expense'), 0)::bigint as "bonusSharesPaise",
       (select count(*) from consultation where state in ('accepted', 'live', 'paused'))::int as "consultationsNow",
       (select count(*) from consultation where state in ('requested', 'ringing'))::int as "waitingRequests",
       (select count(*) from booking, day where starts_at >= day.begins and starts_at < day.begins + interval '1 day' and state in ('confirmed', 'live', 'completed'))::int as "bookingsToday",
       (select count(*) from booking where state = 'live' and held_asked_at is not null)::int as "poojasToDecide",
       (select count(*) from payment where status = 'pending' and created_at < $1::timestamptz - interval '1 hour')::int as "stuckPayments",
       (select count(*) from shop_order where state = 'placed' and (payment_state = 'paid' or payment_method = 'cod'))::int as "ordersToPack",
       (select count(*) from shop_order where state = 'returnRequested')::int as "returnsAsked",
       (select count(*) from consultation_report where closed_at is null)::int as "openReports",
       (select count(*) from contact_message where answered_at is null)::int as "openLetters",
       (select count(*) from operator_proposal where decision is null)::int as "openProposals"`,
    [now],
  )
  return row!
}

export type DayRow = { day: string; takingsPaise: number; consultations: number; bookings: number; orders: number }

/** Returns thirty days in India up to today, including days without data. */
export async function readDays(db: Queryable, now: Date): Promise<DayRow[]> {
  return db.query<DayRow>(
    `with today as (select ($1::timestamptz at time zone 'Asia/Kolkata')::date as day),
     days as (select generate_series(today.day - 29, today.day, interval '1 day')::date as day from today),
     since as (select (today.day - 29)::timestamp at time zone 'Asia/Kolkata' as moment from today),
     taken as (select (transfer.created_at at time zone 'Asia/Kolkata')::date as day, sum(amount_paise) as paise
       from transfer join posting on posting.transfer_id = transfer.id, since
       where transfer.created_at >= since.moment and account in ('revenue', 'refunds') group by 1),
     talked as (select (ended_at at time zone 'Asia/Kolkata')::date as day, count(*) as n from consultation, since
       where state = 'settled' and requested_at >= since.moment - interval '1 day' and ended_at >= since.moment group by 1),
     booked as (select (created_at at time zone 'Asia/Kolkata')::date as day, count(*) as n from booking, since
       where starts_at >= since.moment and created_at >= since.moment and transfer_id is not null group by 1),
     ordered as (select (placed_at at time zone 'Asia/Kolkata')::date as day, count(*) as n from shop_order, since where placed_at >= since.moment group by 1)
     select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(taken.paise, 0)::bigint as "takingsPaise", coalesce(talked.n, 0)::int as consultations,
       coalesce(booked.n, 0)::int as bookings, coalesce(ordered.n, 0)::int as orders
     from days left join taken using (day) left join talked using (day) left join booked using (day) left join ordered using (day) order by days.day`,
    [now],
  )
}

export async function readVerification(db: Queryable): Promise<{ ranAt: Date; broken: { check: string }[] } | null> {
  const [row] = await db.query<{ ranAt: Date; broken: { check: string }[] }>(
    'select ran_at as "ranAt", broken from verification order by ran_at desc limit 1',
  )
  return row ?? null
}
