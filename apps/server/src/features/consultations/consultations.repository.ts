import type { ConsultationSide, ConsultationState, EndReason } from '@sankalp/contract/consultation-life'
import type { Intake, TalkKind } from '@sankalp/contract/live/consultations'
import type { Parameter, Queryable, Tx } from '../../platform/db/db.ts'

type BothLanguages = { en: string; hin: string }

export type ConsultationRow = {
  id: string
  userId: string
  userName: string | null
  userPictureKey: string | null
  acharyaId: string
  acharyaUserId: string
  acharyaUserName: string | null
  acharyaPictureKey: string | null
  /** Null once the acharya's entry is erased. */
  acharyaName: BothLanguages | null
  talk: TalkKind
  bookingId: string | null
  paisePerMinute: number
  minutes: number
  intake: Intake | null
  state: ConsultationState
  dueAt: Date | null
  requestedAt: Date
  acceptedAt: Date | null
  acceptedBy: string | null
  spokeAt: Date | null
  endedAt: Date | null
  endReason: EndReason | null
  endedBy: ConsultationSide | null
  talkedSeconds: number | null
  chargedSeconds: number | null
  chargedPaise: number | null
  transferId: string | null
  lastSeq: number
  userDelivered: number
  userRead: number
  acharyaDelivered: number
  acharyaRead: number
  transcriptDeletedAt: Date | null
}

const columns = `c.id, c.user_id as "userId", u.name as "userName", u.picture_key as "userPictureKey", c.acharya_id as "acharyaId",
  c.acharya_user_id as "acharyaUserId", a.name as "acharyaUserName", a.picture_key as "acharyaPictureKey", e.name as "acharyaName",
  c.talk, c.booking_id as "bookingId", c.paise_per_minute as "paisePerMinute", c.minutes, c.intake, c.state, c.due_at as "dueAt",
  c.requested_at as "requestedAt", c.accepted_at as "acceptedAt", c.accepted_by as "acceptedBy", c.spoke_at as "spokeAt",
  c.ended_at as "endedAt", c.end_reason as "endReason", c.ended_by as "endedBy", c.talked_seconds as "talkedSeconds",
  c.charged_seconds as "chargedSeconds", c.charged_paise as "chargedPaise", c.transfer_id as "transferId", c.last_seq as "lastSeq",
  c.user_delivered as "userDelivered", c.user_read as "userRead", c.acharya_delivered as "acharyaDelivered",
  c.acharya_read as "acharyaRead", c.transcript_deleted_at as "transcriptDeletedAt"`

const from = `from consultation c join user_account u on u.id = c.user_id join user_account a on a.id = c.acharya_user_id
  join acharya e on e.id = c.acharya_id`

export async function findConsultation(db: Queryable, id: string): Promise<ConsultationRow | null> {
  const [row] = await db.query<ConsultationRow>(`select ${columns} ${from} where c.id = $1`, [id])
  return row ?? null
}

/** The row, and nobody else's until the transaction ends. Always before the wallet's. */
export async function lockConsultation(tx: Tx, id: string): Promise<ConsultationRow | null> {
  const [row] = await tx.query<ConsultationRow>(`select ${columns} ${from} where c.id = $1 for update of c`, [id])
  return row ?? null
}

/** The same for whoever looks after due ones: what another process has in hand is left to it. */
export async function lockIfFree(tx: Tx, id: string): Promise<ConsultationRow | null> {
  const [row] = await tx.query<ConsultationRow>(
    `select ${columns} ${from} where c.id = $1 and c.due_at is not null for update of c skip locked`,
    [id],
  )
  return row ?? null
}

const openStates = `('requested', 'ringing', 'accepted', 'live', 'paused')`
const runningStates = `('accepted', 'live', 'paused')`

/** The one in which somebody is now, on either side. */
export async function findOpenOf(db: Queryable, userId: string): Promise<ConsultationRow | null> {
  const [row] = await db.query<ConsultationRow>(
    `select ${columns} ${from} where c.state in ${openStates} and (c.user_id = $1 or c.acharya_user_id = $1) order by c.requested_at desc limit 1`,
    [userId],
  )
  return row ?? null
}

/** The id of the consultation that these two are having. */
export async function findRunningBetween(
  db: Queryable,
  one: string,
  other: string,
): Promise<{ id: string; side: ConsultationSide } | null> {
  const [row] = await db.query<{ id: string; side: ConsultationSide }>(
    `select id, 'user' as side from consultation where state in ${runningStates} and user_id = $1 and acharya_user_id = $2
      union all select id, 'acharya' from consultation where state in ${runningStates} and acharya_user_id = $1 and user_id = $2`,
    [one, other],
  )
  return row ?? null
}

/** Whether these two have had one before, which is over. */
export async function hadOneBefore(db: Queryable, one: string, other: string): Promise<boolean> {
  const rows = await db.query(
    `select id from consultation where state = 'settled' and ((user_id = $1 and acharya_user_id = $2) or (acharya_user_id = $1 and user_id = $2)) limit 1`,
    [one, other],
  )
  return rows.length > 0
}

export type NewConsultation = Pick<
  ConsultationRow,
  | 'id'
  | 'userId'
  | 'acharyaId'
  | 'acharyaUserId'
  | 'talk'
  | 'bookingId'
  | 'paisePerMinute'
  | 'minutes'
  | 'intake'
  | 'requestedAt'
> & { dueAt: Date }

/** False when the id, the user or the acharya has one already. */
export async function insertConsultation(tx: Tx, row: NewConsultation): Promise<boolean> {
  const rows = await tx.query(
    `insert into consultation (id, user_id, acharya_id, acharya_user_id, talk, booking_id, paise_per_minute, minutes, intake, state, requested_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, 'requested', $10, $11) on conflict do nothing returning id`,
    [
      row.id,
      row.userId,
      row.acharyaId,
      row.acharyaUserId,
      row.talk,
      row.bookingId,
      row.paisePerMinute,
      row.minutes,
      row.intake && JSON.stringify(row.intake),
      row.requestedAt,
      row.dueAt,
    ],
  )
  if (rows.length === 0) return false
  await insertStep(tx, row.id, 'requested', row.requestedAt)
  return true
}

async function insertStep(tx: Tx, id: string, state: ConsultationState, at: Date): Promise<void> {
  await tx.query(
    `insert into consultation_step (consultation_id, number, state, at)
     select $1, coalesce(max(number), 0) + 1, $2, $3 from consultation_step where consultation_id = $1`,
    [id, state, at],
  )
}

/** What may change with a move. */
const changeable = {
  dueAt: 'due_at',
  acceptedAt: 'accepted_at',
  acceptedBy: 'accepted_by',
  spokeAt: 'spoke_at',
  endedAt: 'ended_at',
  endReason: 'end_reason',
  endedBy: 'ended_by',
  talkedSeconds: 'talked_seconds',
  chargedSeconds: 'charged_seconds',
  chargedPaise: 'charged_paise',
  earnedPaise: 'earned_paise',
  transferId: 'transfer_id',
  minutes: 'minutes',
} as const
export type Change = Partial<
  Pick<ConsultationRow, Exclude<keyof typeof changeable, 'earnedPaise'>> & { earnedPaise: number }
>

/** Only life.ts writes a state. */
export async function saveMove(tx: Tx, id: string, state: ConsultationState, change: Change, now: Date): Promise<void> {
  await save(tx, id, { ...change }, `state = $2`, [state])
  await insertStep(tx, id, state, now)
}

export async function saveChange(tx: Tx, id: string, change: Change): Promise<void> {
  await save(tx, id, change, 'id = id', [])
}

async function save(tx: Tx, id: string, change: Change, first: string, values: Parameter[]): Promise<void> {
  const entries = Object.entries(change) as [keyof typeof changeable, Parameter][]
  const sets = entries.map(([name], index) => `${changeable[name]} = $${values.length + 2 + index}`)
  await tx.query(`update consultation set ${[first, ...sets].join(', ')} where id = $1`, [
    id,
    ...values,
    ...entries.map(([, value]) => value),
  ])
}

/** How long a connection that has not been seen still counts as there: longer than a beat takes. */
export const freshSeconds = 5

/** Those that somebody has to look at: due, or their acharya has come or gone since. */
export async function findDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select c.id from consultation c where c.due_at is not null and (c.due_at <= $1 or (c.state in ${runningStates} and (c.state = 'paused') = exists (
        select from consultation_presence p where p.consultation_id = c.id and p.side = 'acharya' and p.is_open and p.seen_at > $2)))
      order by c.due_at limit ${limit}`,
    [now, new Date(now.getTime() - freshSeconds * 1000)],
  )
  return rows.map(({ id }) => id)
}

export async function readStates(db: Queryable, ids: readonly string[]): Promise<Map<string, ConsultationState>> {
  const rows = await db.query<{ id: string; state: ConsultationState }>(
    'select id, state from consultation where id = any ($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** The accounts of acharyas who are in one, or asked for one. */
export async function findBusy(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select acharya_user_id as id from consultation where state in ${openStates}`,
  )
  return rows.map(({ id }) => id)
}

/** False when this extension is known already. */
export async function insertExtension(
  tx: Tx,
  id: string,
  consultationId: string,
  minutes: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'insert into consultation_extension (id, consultation_id, minutes, created_at) values ($1, $2, $3, $4) on conflict do nothing returning id',
    [id, consultationId, minutes, now],
  )
  return rows.length > 0
}

export async function isBlocked(db: Queryable, one: string, other: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from person_block where (by_user_id = $1 and blocked_user_id = $2) or (by_user_id = $2 and blocked_user_id = $1) limit 1`,
    [one, other],
  )
  return rows.length > 0
}

type Figures = { sessions: number; talkedSeconds: number; replies: number; replySeconds: number }

/** Adds to what an acharya's card shows. */
export async function addFigures(
  tx: Tx,
  acharyaId: string,
  { sessions = 0, talkedSeconds = 0, replies = 0, replySeconds = 0 }: Partial<Figures>,
): Promise<void> {
  await tx.query(
    `insert into acharya_figures (acharya_id, sessions, talked_seconds, replies, reply_seconds) values ($1, $2, $3, $4, $5)
     on conflict (acharya_id) do update set sessions = acharya_figures.sessions + excluded.sessions,
       talked_seconds = acharya_figures.talked_seconds + excluded.talked_seconds,
       replies = acharya_figures.replies + excluded.replies, reply_seconds = acharya_figures.reply_seconds + excluded.reply_seconds`,
    [acharyaId, sessions, talkedSeconds, replies, replySeconds],
  )
}

/** Whether anybody asks or talks, anywhere. */
export async function hasOpen(db: Queryable): Promise<boolean> {
  const rows = await db.query('select 1 from consultation where due_at is not null limit 1')
  return rows.length > 0
}

/** What an acharya's card shows, all of it from consultations that were paid. */
export type FiguresRow = { acharyaId: string; sessions: number; replySeconds: number | null }

export function readFigures(db: Queryable, acharyaIds: readonly string[]): Promise<FiguresRow[]> {
  return db.query<FiguresRow>(
    `select acharya_id as "acharyaId", sessions,
       (reply_seconds / nullif(replies, 0))::int as "replySeconds"
      from acharya_figures where acharya_id = any ($1::uuid[])`,
    [acharyaIds],
  )
}
