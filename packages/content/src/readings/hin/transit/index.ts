import type { Passages } from '../../keys.ts'
import { jupiter } from './jupiter.ts'
import { ketu } from './ketu.ts'
import { rahu } from './rahu.ts'
import { saturn } from './saturn.ts'

export const transit: Passages<'transit'> = {
  ...jupiter,
  ...saturn,
  ...rahu,
  ...ketu,
}
