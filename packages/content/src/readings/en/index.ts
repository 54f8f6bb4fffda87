import type { AllPassages } from '../passages.ts'
import { dasha } from './dasha/index.ts'
import { grahaHouse } from './graha-house/index.ts'
import { moonPada } from './moon-pada/index.ts'
import { strength } from './strength.ts'
import { transit } from './transit/index.ts'

export const passages: AllPassages = {
  'graha-house': grahaHouse,
  'moon-pada': moonPada,
  strength,
  dasha,
  transit,
}
