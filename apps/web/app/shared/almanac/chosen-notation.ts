import { readLocal } from '../../lib/storage.ts'
import { type Notation, isNotation } from './clock-text.ts'

/** Returns the reader's time format, for texts that are made in the browser. */
export function chosenNotation(): Notation {
  const chosen = readLocal('clock')
  return isNotation(chosen) ? chosen : '12'
}
