import { randomUUID } from 'node:crypto'
import type { Language } from '@sankalp/contract'
import { type NoticeChannel, type NoticeKind, noticeChannels } from '@sankalp/contract/notice-rules'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import { inOneGo } from '../../platform/db/in-one-go.ts'
import { withNumber } from '../../platform/db/number-at-commit.ts'

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
  /** Null: by every channel. */
  channel: NoticeChannel | null
  next: FollowingNotice | null
  createdAt: Date
}

/** What somebody is told after it, of the same thing: stored once this one is due. */
export type FollowingNotice = { kind: NoticeKind; dueAt: Date; usefulUntil: Date }

/** How one way of a notice ended. `spread`: its browsers were looked up, each has a row of its own. */
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
  /** Kinds that its reader does not want this way. */
  unwanted: NoticeKind[]
}

/** A delivery that is over, and how it ended. */
export type Ended = { id: string; outcome: Outcome }

/**
 * In one statement, since somebody waits for what causes them. Each has one delivery until it is due: what is taken back before never has more, and
 * dividing it is nobody's wait.
 */
const insertion = (notices: string) => `with asked as (
       select * from jsonb_to_recordset(${notices}) as asked (id uuid, "userId" uuid, kind text, subject text, key text, language text,
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

const insertionAtCommit = insertion(`${withNumber('$1::text')}::jsonb`)

/** Gives when those are due that nobody has been or will be told already. */
export async function insertNotices(tx: Tx, notices: readonly StoredNotice[]): Promise<Date[]> {
  const rows = await tx.query<{ dueAt: Date }>(insertion('$1::jsonb'), [JSON.stringify(notices)])
  return rows.map(({ dueAt }) => dueAt)
}

/** The same together with the commit, for a cause that makes others wait until then; with the number that is given there. */
export function insertNoticesAtCommit(tx: Tx, notices: readonly StoredNotice[]): void {
  tx.rowsAtCommit(insertionAtCommit, notices)
}

export async function takeBackOf(tx: Tx, subject: string): Promise<void> {
  await inOneGo(
    // One that is being divided has all its ways, and what follows it, when this lock is had: the second statement sees them.
    tx.query('select 1 from notice where subject = $1 order by id for no key update', [subject]),
    tx.query(
      `update notice_delivery set outcome = 'takenBack', next_attempt_at = null
        where outcome is null and notice_id in (select id from notice where subject = $1)`,
      [subject],
    ),
  )
}

/**
 * Gives what is due a delivery for each of its ways, those that have waited longest first, and stores what follows it; how many. One that is
 * being divided by another process is left to that one. Whoever has no browser that allows notices has nothing to be sent there.
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

/** Of these browsers, those that have been sent a notice of that kind about the same thing, or may have been. */
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

/** Writes down how some ended; `$n` is the place of the list. By their ids, since the database takes a list in JSON for a long one. */
const ending = (
  n: string,
) => `update notice_delivery set outcome = over.outcome, next_attempt_at = null from jsonb_to_recordset(${n}::jsonb) as over (id uuid, outcome text)
       where notice_delivery.id = over.id and notice_delivery.id = any (${idsOf(n)})`
const idsOf = (n: string) => `array(select (one ->> 'id')::uuid from jsonb_array_elements(${n}::jsonb) one)`

/**
 * The deliveries by these channels that have waited longest, counted as tried and out of the others' reach until
 * `takeOverAt`: whoever dies while sending them leaves them to be found again then. Those before them, `ended`, are written down in the same statement:
 * it costs no trip and no wait for the disk of its own. The database plans this anew each time, since only with the time at hand it knows how few are
 * due: that takes as long as claiming one, so several are claimed at once.
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

/** When the delivery that waits for the shortest time is tried next; null when none waits. */
export async function findNextAttempt(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ nextAt: Date | null }>(
    'select min(next_attempt_at) as "nextAt" from notice_delivery where next_attempt_at is not null',
  )
  return row?.nextAt ?? null
}

export async function finish(db: Queryable, ...ended: readonly Ended[]): Promise<void> {
  await db.query(ending('$1'), [JSON.stringify(ended)])
}

/** One that was taken back in the meantime stays so. */
export async function postpone(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query('update notice_delivery set next_attempt_at = $2 where id = $1 and outcome is null', [
    id,
    nextAttemptAt,
  ])
}

/** Gives each browser a delivery of its own, so that one that fails is tried again without the others. */
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

/** Without a channel: by every one, once it is due. */
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

export async function eraseNoticesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from notice where user_id = $1', [userId])
}

export async function forgetNoticesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from notice where useful_until < $1', [before])
}
