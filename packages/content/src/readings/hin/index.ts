import type { AllPassages } from '../passages.ts'
import { antardasha } from './antardasha/index.ts'
import { dasha } from './dasha/index.ts'
import { grahaHouse } from './graha-house/index.ts'
import { houseLord } from './house-lord/index.ts'
import { lagnaLord } from './lagna-lord/index.ts'
import { moonPada } from './moon-pada/index.ts'
import { navamsa } from './navamsa.ts'
import { strength } from './strength.ts'
import { transit } from './transit/index.ts'
import { yoga } from './yoga/index.ts'

export const passages: AllPassages = {
  'lagna-lord': lagnaLord,
  'moon-pada': moonPada,
  'graha-house': grahaHouse,
  'house-lord': houseLord,
  strength,
  navamsa,
  yoga,
  dasha,
  antardasha,
  transit,
}
