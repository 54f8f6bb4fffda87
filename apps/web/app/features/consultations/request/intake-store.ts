import type { Intake } from '@sankalp/contract/consultations'
import { parseStored, readTab, removeTab, writeTab } from '../../../lib/storage.ts'

/**
 * Reads the details that the user wants to send with the next request: stored for this tab, and cleared by a logout.
 */
export function readIntake(): Intake | null {
  const stored = parseStored(readTab('talkIntake')) as Partial<Intake> | null
  const { name, gender, birthplace, date, time } = stored ?? {}
  const isWhole = [name, gender, birthplace, date, time].every((part) => typeof part === 'string' && part !== '')
  return isWhole ? (stored as Intake) : null
}

export function keepIntake(intake: Intake | null): void {
  if (intake) writeTab('talkIntake', JSON.stringify(intake))
  else removeTab('talkIntake')
}
