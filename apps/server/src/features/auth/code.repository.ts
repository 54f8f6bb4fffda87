import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { NumberState } from './code-rules.ts'

const columns = `code_hash as "codeHash", code_expires_at as "codeExpiresAt", code_tries as "codeTries",
  sent_at as "sentAt", failures, failures_since as "failuresSince"`

const unknownNumber: NumberState = {
  codeHash: null,
  codeExpiresAt: null,
  codeTries: 0,
  sentAt: [],
  failures: 0,
  failuresSince: null,
}

/** Finds a number by its keyed hash, the only form in which it is stored. */
export async function findNumber(db: Queryable, number: string): Promise<NumberState> {
  const [state] = await db.query<NumberState>(`select ${columns} from auth_number where number_hash = $1`, [number])
  return state ?? unknownNumber
}

/**
 * Moves a number's row to its hash under the current secret. While the secret changes, the row may be stored under the
 * other one; its code and counts stay.
 */
export async function adoptNumber(db: Queryable, number: string, other: string): Promise<void> {
  await db.query(
    `update auth_number set number_hash = $1 where number_hash = $2 and not exists (select from auth_number where number_hash = $1)`,
    [number, other],
  )
}

/**
 * Locks the number's row until the transaction ends, and creates it if needed, so that simultaneous guesses are judged
 * one after the other.
 */
export async function lockNumber(tx: Tx, number: string): Promise<NumberState> {
  await tx.query('insert into auth_number (number_hash) values ($1) on conflict do nothing', [number])
  const [state] = await tx.query<NumberState>(`select ${columns} from auth_number where number_hash = $1 for update`, [
    number,
  ])
  return state ?? unknownNumber
}

/** The same without creating a row: a guess at a number without a code leaves no trace. */
export async function lockKnownNumber(tx: Tx, number: string): Promise<NumberState> {
  const [state] = await tx.query<NumberState>(`select ${columns} from auth_number where number_hash = $1 for update`, [
    number,
  ])
  return state ?? unknownNumber
}

export async function saveNumber(tx: Tx, number: string, state: NumberState): Promise<void> {
  await tx.query(
    `update auth_number set code_hash = $2, code_expires_at = $3, code_tries = $4, sent_at = $5, failures = $6,
       failures_since = $7 where number_hash = $1`,
    [number, state.codeHash, state.codeExpiresAt, state.codeTries, state.sentAt, state.failures, state.failuresSince],
  )
}

/** Deletes numbers whose counts no longer matter. */
export async function forgetIdleNumbers(tx: Tx, before: Date): Promise<void> {
  await tx.query(
    `delete from auth_number
      where coalesce(sent_at[array_upper(sent_at, 1)], '-infinity') < $1
        and coalesce(failures_since, '-infinity') < $1`,
    [before],
  )
}
