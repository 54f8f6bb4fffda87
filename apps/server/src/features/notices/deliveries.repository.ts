import { randomUUID } from 'node:crypto'
import type { Language } from '@sankalp/contract'
import { type NoticeChannel, type NoticeKind, noticeChannels } from '@sankalp/contract/notice-rules'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'

export type StoredNotice = {
  id: string
  userId: string
  kind: NoticeKind
  subject: string
  key: string
  language: Language
  facts: unknown
  dueAt: Date
  usefulUntil: Date
  /** Null: on every channel. */
  channel: NoticeChannel | null
  next: FollowingNotice | null
  createdAt: Date
}

/** The next notice about the same subject, stored when this one is due. */
export type FollowingNotice = { kind: NoticeKind; dueAt: Date; usefulUntil: Date }

/** How a delivery ended. `spread`: its browsers were looked up, and each has its own row. */
export type Outcome = 'sent' | 'spread' | 'off' | 'nowhere' | 'tooLate' | 'takenBack' | 'gone' | 'refused'

export type DueDelivery = Pick<
  StoredNotice,
  'userId' | 'kind' | 'subject' | 'language' | 'facts' | 'dueAt' | 'usefulUntil'
> & {
  id: string
  noticeId: string
  channel: NoticeChannel
  subscriptionId: string | null
  attempts: number
  /** Kinds that the reader has switched off on this channel. */
  unwanted: NoticeKind[]
}

/** A finished delivery and its outcome. */
export type Ended = { id: string; outcome: Outcome }

/**
 * A single statement, because users wait for the requests that cause notices. Each notice has one delivery until it is
 * due: if it is withdrawn first, no others are created, and dividing it happens in the background.
 */
const insertion = `with asked as (
       select * from jsonb_to_recordset($1::jsonb) as asked (id uuid, "userId" uuid, kind text, subject text, key text, language text,
         facts jsonb, "dueAt" timestamptz, "usefulUntil" timestamptz, channel text, next jsonb, "createdAt" timestamptz)
     ), added as (
       insert into notice (id, user_id, kind, subject, key, language, facts, due_at, useful_until, next, created_at)
       select id, "userId", kind, subject, key, coalesce(reader.language, asked.language), facts, "dueAt", "usefulUntil", next, "createdAt"
         from asked left join notice_reader reader on reader.user_id = "userId"
       on conflict do nothing returning id, due_at
     )
     insert into notice_delivery (id, notice_id, channel, next_attempt_at)
     select gen_random_uuid(), added.id, channel, due_at from added join asked using (id)
     returning next_attempt_at as "dueAt"`

/** Inserts notices. Returns when the new ones are due, without those already stored. */
export async function insertNotices(tx: Tx, notices: readonly StoredNotice[]): Promise<Date[]> {
  const rows = await tx.query<{ dueAt: Date }>(insertion, [JSON.stringify(notices)])
  return rows.map(({ dueAt }) => dueAt)
}

export async function takeBackOf(tx: Tx, subject: string): Promise<void> {
  // This lock waits for a division in progress, so that the second statement sees all its deliveries and what follows
  // it.
  await tx.query('select 1 from notice where subject = $1 order by id for no key update', [subject])
  await tx.query(
    `update notice_delivery set outcome = 'takenBack', next_attempt_at = null
      where outcome is null and notice_id in (select id from notice where subject = $1)`,
    [subject],
  )
}

/**
 * Divides due notices into one delivery per channel, those that have waited longest first, and stores what follows
 * them. Returns how many. Skips those that another process is dividing. A reader without an allowed browser gets no
 * push delivery to send.
 */
export async function divideDue(db: Queryable, now: Date, most: number): Promise<number> {
  const rows = await db.query(
    `with due as (
       select delivery.id, notice_id, next_attempt_at, user_id as reader_id from notice_delivery delivery join notice on notice.id = notice_id
       where channel is null and next_attempt_at <= $1 order by next_attempt_at, delivery.id limit $2
       for update of delivery skip locked for no key update of notice skip locked
     ), other_ways as (
       insert into notice_delivery (id, notice_id, channel, next_attempt_at, outcome)
       select gen_random_uuid(), notice_id, channel, case when leads_somewhere then next_attempt_at end, case when not leads_somewhere then 'nowhere' end
         from due cross join unnest($3::text[]) as way (channel)
         cross join lateral (select channel <> 'push' or exists (select from push_subscription where push_subscription.user_id = reader_id) as leads_somewhere) reach
     ), following as (
       insert into notice (id, user_id, kind, subject, key, language, facts, due_at, useful_until, created_at)
       select gen_random_uuid(), user_id, next ->> 'kind', subject, key, language, facts, (next ->> 'dueAt')::timestamptz, (next ->> 'usefulUntil')::timestamptz, $1
         from due join notice on notice.id = notice_id where next is not null
       on conflict do nothing returning id, due_at
     ), planned as (
       insert into notice_delivery (id, notice_id, next_attempt_at) select gen_random_uuid(), id, due_at from following
     )
     update notice_delivery set channel = $4 from due where notice_delivery.id = due.id returning 1`,
    [now, most, noticeChannels.slice(1), noticeChannels[0]],
  )
  return rows.length
}

/** Null: of every kind. */
type Claimed = { channels: readonly NoticeChannel[]; kinds: readonly NoticeKind[] | null; most: number }

/** Returns those of the browsers that have, or may have, been sent a notice of that kind about the same subject. */
export async function findShownOn(
  db: Queryable,
  { userId, subject }: Pick<DueDelivery, 'userId' | 'subject'>,
  kind: NoticeKind,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select subscription_id as id from notice_delivery join notice on notice.id = notice_id
      where user_id = $1 and subject = $2 and kind = $3 and subscription_id is not null and attempts > 0`,
    [userId, subject, kind],
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns the statement that stores outcomes; `$n` is the parameter with the list. It selects by ids, because the
 * planner assumes that a JSON list is long.
 */
const ending = (
  n: string,
) => `update notice_delivery set outcome = over.outcome, next_attempt_at = null from jsonb_to_recordset(${n}::jsonb) as over (id uuid, outcome text)
       where notice_delivery.id = over.id and notice_delivery.id = any (${idsOf(n)})`
const idsOf = (n: string) => `array(select (one ->> 'id')::uuid from jsonb_array_elements(${n}::jsonb) one)`

/**
 * Claims the deliveries on these channels that have waited longest. Counts the attempt and locks them until
 * `takeOverAt`: if the process dies while sending, they become due again then. Stores the outcomes of the previous
 * ones, `ended`, in the same statement, which saves a round trip and a wait for the disk. The database plans this
 * statement each time, because only the actual time shows how few rows are due. Planning takes as long as one claim, so
 * several are claimed at once.
 */
export async function claimDue(
  db: Queryable,
  { channels, kinds, most }: Claimed,
  now: Date,
  takeOverAt: Date,
  ended: readonly Ended[],
): Promise<DueDelivery[]> {
  return db.query<DueDelivery>(
    `with ended as (${ending('$5')})
     update notice_delivery set attempts = attempts + 1, next_attempt_at = $2 from notice
      where notice.id = notice_id and notice_delivery.id = any (array(
        select due.id from notice_delivery due where due.next_attempt_at <= $1 and due.channel = any ($3::text[])
           and due.id <> all (${idsOf('$5')})
           and ($4::text[] is null or (select of_due.kind from notice of_due where of_due.id = due.notice_id) = any ($4::text[]))
         order by due.next_attempt_at, due.id limit $6 for update skip locked))
      returning notice_delivery.id, notice_id as "noticeId", channel, subscription_id as "subscriptionId", attempts, user_id as "userId", kind,
        subject, language, facts, due_at as "dueAt", useful_until as "usefulUntil",
        array(select setting.kind from notice_setting setting where setting.user_id = notice.user_id and setting.channel = notice_delivery.channel and not is_on) as unwanted`,
    [now, takeOverAt, channels, kinds, JSON.stringify(ended), most],
  )
}

/** Returns when the next waiting delivery is due, or null. */
export async function findNextAttempt(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ nextAt: Date | null }>(
    'select min(next_attempt_at) as "nextAt" from notice_delivery where next_attempt_at is not null',
  )
  return row?.nextAt ?? null
}

export async function finish(db: Queryable, ...ended: readonly Ended[]): Promise<void> {
  await db.query(ending('$1'), [JSON.stringify(ended)])
}

/** Does not change a delivery that was withdrawn meanwhile. */
export async function postpone(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query('update notice_delivery set next_attempt_at = $2 where id = $1 and outcome is null', [
    id,
    nextAttemptAt,
  ])
}

/** Creates a delivery for each browser, so that a failed one is retried without the others. */
export async function spread(db: Db, due: DueDelivery, subscriptionIds: readonly string[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const subscriptionId of subscriptionIds) {
      await tx.query(
        `insert into notice_delivery (id, notice_id, channel, subscription_id, next_attempt_at)
         select $1, $2, 'push', id, $4 from push_subscription where id = $3 on conflict do nothing`,
        [randomUUID(), due.noticeId, subscriptionId, now],
      )
    }
    await finish(tx, { id: due.id, outcome: 'spread' })
  })
}

/** Lists the notices of a user. Null as channel: every channel, once it is due. */
export async function listNoticesOf(
  db: Queryable,
  userId: string,
): Promise<{ kind: string; dueAt: Date; channel: string | null; outcome: string | null }[]> {
  return db.query(
    `select kind, due_at as "dueAt", channel, outcome from notice join notice_delivery on notice_id = notice.id
      where user_id = $1 order by due_at, notice.id, channel`,
    [userId],
  )
}

/** Removes the names from notices to others about these things. The notices stay. */
export async function eraseNamesAbout(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update notice set facts = jsonb_set(facts, '{firstName}', 'null') where subject in (select kind || ':' || id from unnest($1::text[]) as id, unnest(array['consultation', 'booking']) as kind)
       and facts ? 'firstName'`,
    [ids],
  )
}

export async function eraseNoticesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from notice where user_id = $1', [userId])
}

export async function forgetNoticesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from notice where useful_until < $1', [before])
}
