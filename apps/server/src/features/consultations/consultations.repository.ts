import type { genders } from '@sankalp/contract/constants'
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
  /** Null, and its portrait empty, once the acharya's entry is erased. */
  acharyaName: BothLanguages | null
  acharyaPortrait: string
  acharyaGender: (typeof genders)[number] | null
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
  /** Metered from when both are ready, and not from the acceptance. */
  startsWhenReady: boolean
  userReadyAt: Date | null
  acharyaReadyAt: Date | null
  /** The browser of this side has joined the video or audio call. */
  userSignalled: boolean
  acharyaSignalled: boolean
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
  e.portrait as "acharyaPortrait", e.gender as "acharyaGender", c.talk, c.booking_id as "bookingId", c.paise_per_minute as "paisePerMinute", c.minutes, c.intake, c.state, c.due_at as "dueAt",
  c.requested_at as "requestedAt", c.accepted_at as "acceptedAt", c.accepted_by as "acceptedBy", c.spoke_at as "spokeAt",
  c.starts_when_ready as "startsWhenReady", c.user_ready_at as "userReadyAt", c.acharya_ready_at as "acharyaReadyAt",
  c.user_signalled as "userSignalled", c.acharya_signalled as "acharyaSignalled",
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

/** Locks the row until the transaction ends. Always lock it before the wallet's row. */
export async function lockConsultation(tx: Tx, id: string): Promise<ConsultationRow | null> {
  const [row] = await tx.query<ConsultationRow>(`select ${columns} ${from} where c.id = $1 for update of c`, [id])
  return row ?? null
}

/** The same for background checks: skips a row that another process has locked. */
export async function lockIfFree(tx: Tx, id: string): Promise<ConsultationRow | null> {
  const [row] = await tx.query<ConsultationRow>(
    `select ${columns} ${from} where c.id = $1 and c.due_at is not null for update of c skip locked`,
    [id],
  )
  return row ?? null
}

const openStates = `('requested', 'ringing', 'accepted', 'live', 'paused')`
const runningStates = `('accepted', 'live', 'paused')`

/** Finds the open consultation of a user, on either side. */
export async function findOpenOf(db: Queryable, userId: string): Promise<ConsultationRow | null> {
  const [row] = await db.query<ConsultationRow>(
    `select ${columns} ${from} where c.state in ${openStates} and (c.user_id = $1 or c.acharya_user_id = $1) order by c.requested_at desc limit 1`,
    [userId],
  )
  return row ?? null
}

/** Returns the id of the running consultation between two users. */
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

/** Returns whether the two have had a consultation that is over. */
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

/** Returns false if the id, the user or the acharya already has one. */
export async function insertConsultation(tx: Tx, row: NewConsultation): Promise<boolean> {
  const rows = await tx.query(
    `insert into consultation (id, user_id, acharya_id, acharya_user_id, talk, booking_id, paise_per_minute, minutes, intake, state, requested_at, due_at,
       starts_when_ready)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, 'requested', $10, $11, $6::uuid is null) on conflict do nothing returning id`,
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

/** The columns that a change of state may set. */
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

/** Only life.ts calls this to write a state. */
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

/** How long a connection counts as present after it was last seen: longer than a beat takes. */
export const freshSeconds = 5

/**
 * Finds consultations to check: those that are due, and those whose acharya has come or gone or whose two sides were
 * cut off or reconnected since the last check.
 */
export async function findDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select c.id from consultation c where c.due_at is not null and (c.due_at <= $1 or (c.state in ${runningStates} and (c.state = 'paused') = coalesce((
        select bool_or(p.side = 'acharya') and not bool_or(p.is_cut_off)
          from consultation_presence p where p.consultation_id = c.id and p.is_open and p.seen_at > $2), false)))
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

/** Returns the accounts of acharyas who are in a consultation or have a pending request. */
export async function findBusy(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select acharya_user_id as id from consultation where state in ${openStates}`,
  )
  return rows.map(({ id }) => id)
}

/** Returns false if this extension is already stored. */
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

/** Adds to the figures on an acharya's card. */
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

/** Returns whether any request or consultation is open. */
export async function hasOpen(db: Queryable): Promise<boolean> {
  const rows = await db.query('select 1 from consultation where due_at is not null limit 1')
  return rows.length > 0
}

/** The figures on an acharya's card, all from paid consultations. */
export type FiguresRow = { acharyaId: string; sessions: number; replySeconds: number | null }

export function readFigures(db: Queryable, acharyaIds: readonly string[]): Promise<FiguresRow[]> {
  return db.query<FiguresRow>(
    `select acharya_id as "acharyaId", sessions,
       (reply_seconds / nullif(replies, 0))::int as "replySeconds"
      from acharya_figures where acharya_id = any ($1::uuid[])`,
    [acharyaIds],
  )
}
