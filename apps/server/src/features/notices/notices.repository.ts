import type { Language } from '@sankalp/contract'
import type { NoticeChannel, NoticeKind } from '@sankalp/contract/notice-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { PushTarget } from '../../platform/gateways/push/push.ts'

export type SettingRow = { kind: NoticeKind; channel: NoticeChannel; on: boolean }
export type Subscription = PushTarget & { id: string; userId: string; sessionId: string; renewedAt: Date }

/** Lists the settings that a user has changed. The rest is as it is at first. */
export async function listSettings(db: Queryable, userId: string): Promise<SettingRow[]> {
  return db.query<SettingRow>('select kind, channel, is_on as "on" from notice_setting where user_id = $1', [userId])
}

export async function saveSetting(tx: Tx, userId: string, { kind, channel, on }: SettingRow): Promise<void> {
  await tx.query(
    `insert into notice_setting (user_id, kind, channel, is_on) values ($1, $2, $3, $4)
     on conflict (user_id, kind, channel) do update set is_on = excluded.is_on`,
    [userId, kind, channel, on],
  )
}

export async function findLanguage(db: Queryable, userId: string): Promise<Language | null> {
  const [row] = await db.query<{ language: Language }>('select language from notice_reader where user_id = $1', [
    userId,
  ])
  return row?.language ?? null
}

export async function saveLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.query(
    'insert into notice_reader (user_id, language) values ($1, $2) on conflict (user_id) do update set language = excluded.language',
    [userId, language],
  )
}

/** Saves a language only if the reader has chosen none. */
export async function saveFirstLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.query('insert into notice_reader (user_id, language) values ($1, $2) on conflict (user_id) do nothing', [
    userId,
    language,
  ])
}

/** Lists users who have switched a kind on for their devices and have one, in the order of their ids. */
export async function listWanting(
  db: Queryable,
  kind: NoticeKind,
  after: string | null,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select user_id as id from notice_setting
      where kind = $1 and channel = 'push' and is_on and ($2::uuid is null or user_id > $2)
        and exists (select from push_subscription where push_subscription.user_id = notice_setting.user_id)
      order by user_id limit $3`,
    [kind, after, most],
  )
  return rows.map(({ id }) => id)
}

const columns = 'id, user_id as "userId", session_id as "sessionId", endpoint, p256dh, auth, renewed_at as "renewedAt"'

/** Saves a browser's only subscription, for the user who uses it now. */
export async function saveSubscription(tx: Tx, subscription: Subscription): Promise<void> {
  const { id, userId, sessionId, endpoint, p256dh, auth, renewedAt } = subscription
  await tx.query(
    `insert into push_subscription (id, user_id, session_id, endpoint, p256dh, auth, renewed_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
       auth = excluded.auth, renewed_at = excluded.renewed_at`,
    [id, userId, sessionId, endpoint, p256dh, auth, renewedAt],
  )
}

/** Deletes all but the newest subscriptions of a user. */
export async function forgetOldest(tx: Tx, userId: string, kept: number): Promise<void> {
  await tx.query(
    `delete from push_subscription where id in (
       select id from push_subscription where user_id = $1 order by renewed_at desc, id offset $2)`,
    [userId, kept],
  )
}

export async function listSubscriptions(db: Queryable, userId: string): Promise<Subscription[]> {
  return db.query<Subscription>(`select ${columns} from push_subscription where user_id = $1 order by renewed_at`, [
    userId,
  ])
}

export async function findSubscription(db: Queryable, id: string): Promise<Subscription | null> {
  const [row] = await db.query<Subscription>(`select ${columns} from push_subscription where id = $1`, [id])
  return row ?? null
}

export async function removeSubscription(db: Queryable, id: string): Promise<void> {
  await db.query('delete from push_subscription where id = $1', [id])
}

export async function removeEndpoint(db: Queryable, userId: string, endpoint: string): Promise<void> {
  await db.query('delete from push_subscription where user_id = $1 and endpoint = $2', [userId, endpoint])
}

export async function eraseReader(tx: Tx, userId: string): Promise<void> {
  for (const table of ['push_subscription', 'notice_setting', 'notice_reader'])
    await tx.query(`delete from ${table} where user_id = $1`, [userId])
}
