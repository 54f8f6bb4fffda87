import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

export type Session = {
  id: string
  userId: string
  generation: number
  rotatedAt: Date
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
  /** When the second factor was given in this session. */
  factorGivenAt: Date | null
}

const columns = `id, user_id as "userId", generation, rotated_at as "rotatedAt", created_at as "createdAt",
  expires_at as "expiresAt", ended_at as "endedAt", factor_given_at as "factorGivenAt"`

export async function insertSession(tx: Tx, session: Session): Promise<void> {
  await tx.query(
    `insert into auth_session (id, user_id, generation, rotated_at, created_at, expires_at, factor_given_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      session.id,
      session.userId,
      session.generation,
      session.rotatedAt,
      session.createdAt,
      session.expiresAt,
      session.factorGivenAt,
    ],
  )
}

export async function lockSession(tx: Tx, id: string): Promise<Session | null> {
  const [session] = await tx.query<Session>(`select ${columns} from auth_session where id = $1 for update`, [id])
  return session ?? null
}

export async function saveRotation(tx: Tx, { id, generation, rotatedAt, expiresAt }: Session): Promise<void> {
  await tx.query('update auth_session set generation = $2, rotated_at = $3, expires_at = $4 where id = $1', [
    id,
    generation,
    rotatedAt,
    expiresAt,
  ])
}

export async function saveFactorGiven(db: Queryable, id: string, givenAt: Date | null): Promise<void> {
  await db.query('update auth_session set factor_given_at = $2 where id = $1', [id, givenAt])
}

type Owner = Omit<Viewer, 'sessionId' | 'factor'> & { hasFactor: boolean; factorGivenAt: Date | null }

/** Returns the owner of a running session and their current permissions. */
export async function findOwner(db: Queryable, sessionId: string, now: Date): Promise<Owner | null> {
  const [owner] = await db.query<Owner>(
    `select user_account.id as "userId", user_account.role, user_account.operator_step as "operatorStep",
            second_factor.since is not null as "hasFactor", factor_given_at as "factorGivenAt"
       from auth_session join user_account on user_account.id = auth_session.user_id
            left join second_factor on second_factor.user_id = user_account.id
      where auth_session.id = $1 and ended_at is null and expires_at > $2 and erased_at is null and blocked_at is null`,
    [sessionId, now],
  )
  return owner ?? null
}

/** Returns those of the sessions that are still running. */
export async function findRunning(db: Queryable, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from auth_session where id = any($1::uuid[]) and ended_at is null and expires_at > $2',
    [ids, now],
  )
  return rows.map(({ id }) => id)
}

export async function endSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('update auth_session set ended_at = $2 where id = $1 and ended_at is null', [id, now])
}

/** Ends all sessions of an account, except the one that is kept. */
export async function endSessionsOf(
  db: Queryable,
  userId: string,
  now: Date,
  kept: string | null = null,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'update auth_session set ended_at = $2 where user_id = $1 and ended_at is null and id is distinct from $3::uuid returning id',
    [userId, now, kept],
  )
  return rows.map(({ id }) => id)
}

export async function listSessionsOf(db: Queryable, userId: string): Promise<Session[]> {
  return db.query<Session>(`select ${columns} from auth_session where user_id = $1 order by created_at`, [userId])
}

export async function forgetOldSessions(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from auth_session where expires_at < $1 or ended_at < $1', [before])
}
