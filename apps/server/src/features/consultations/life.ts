import { type ConsultationState, mayMove } from '@sankalp/contract/consultation-life'
import type { Tx } from '../../platform/db/db.ts'
import { type Change, type ConsultationRow, saveMove } from './consultations.repository.ts'

/** Final states, which need no further check. */
const overStates: readonly ConsultationState[] = ['settled', 'refused', 'cancelled', 'timedOut', 'missed']

/**
 * Moves a locked row to the next state. This is the only way to do so. An invalid transition is a bug of ours and not a
 * caller's error: the calling code checks the state first.
 */
export async function move(
  tx: Tx,
  row: ConsultationRow,
  to: ConsultationState,
  change: Change,
  now: Date,
): Promise<ConsultationRow> {
  if (!mayMove(row.state, to)) throw new Error(`a consultation cannot change from ${row.state} to ${to}`)
  const whole = { ...change, ...(overStates.includes(to) && { dueAt: null }) }
  await saveMove(tx, row.id, to, whole, now)
  const { earnedPaise: _, ...known } = whole
  return { ...row, ...known, state: to }
}
