import type { Passages } from '../../keys.ts'
import { jupiter } from './jupiter.ts'
import { ketu } from './ketu.ts'
import { mars } from './mars.ts'
import { mercury } from './mercury.ts'
import { moon } from './moon.ts'
import { rahu } from './rahu.ts'
import { saturn } from './saturn.ts'
import { sun } from './sun.ts'
import { venus } from './venus.ts'

export const antardasha: Passages<'antardasha'> = {
  ...sun,
  ...moon,
  ...mars,
  ...mercury,
  ...jupiter,
  ...venus,
  ...saturn,
  ...rahu,
  ...ketu,
}
