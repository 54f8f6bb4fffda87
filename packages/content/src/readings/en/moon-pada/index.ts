import type { Passages } from '../../keys.ts'
import { ashwiniToAshlesha } from './ashwini-to-ashlesha.ts'
import { maghaToJyeshtha } from './magha-to-jyeshtha.ts'
import { mulaToRevati } from './mula-to-revati.ts'

export const moonPada: Passages<'moon-pada'> = { ...ashwiniToAshlesha, ...maghaToJyeshtha, ...mulaToRevati }
