import type { CommonPassages } from '../passages.ts'
import { grahaHouse } from './graha-house/index.ts'
import { houseLord } from './house-lord/index.ts'
import { navamsa } from './navamsa.ts'
import { strength } from './strength.ts'
import { transit } from './transit/index.ts'
import { yoga } from './yoga/index.ts'

export const common: CommonPassages = {
  'graha-house': grahaHouse,
  'house-lord': houseLord,
  strength,
  navamsa,
  yoga,
  transit,
}
