import { type ConsultationState, mayMove } from '@sankalp/contract/consultation-life'
import type { Tx } from '../../platform/db/db.ts'
import { type Change, type ConsultationRow, saveMove } from './consultations.repository.ts'

/** After these nobody has to look at it any more. */
const overStates: readonly ConsultationState[] = ['settled', 'refused', 'cancelled', 'timedOut', 'missed']

/**
 * The one way from a state to the next, for a row that is locked. What must not follow is a mistake of ours, not of a caller:
 * whoever calls this has looked at the state first.
 */
export async function move(
  tx: Tx,
  row: ConsultationRow,
  to: ConsultationState,
  change: Change,
  now: Date,
): Promise<ConsultationRow> {
  if (!mayMove(row.state, to)) throw new Error(`a consultation does not go from ${row.state} to ${to}`)
  const whole = { ...change, ...(overStates.includes(to) && { dueAt: null }) }
  await saveMove(tx, row.id, to, whole, now)
  const { earnedPaise: _, ...known } = whole
  return { ...row, ...known, state: to }
}
