import type { Rashi } from '@sankalp/jyotish'

/** The engine's own list, written out: importing it would bring the engine in before it is needed (a test compares). */
export const rashiKeys = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const satisfies Rashi[]
