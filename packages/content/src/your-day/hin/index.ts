import type { Passages } from '../keys.ts'
import { asks } from './asks.ts'
import { fields } from './fields.ts'
import { hours } from './hours.ts'
import { tones } from './tones.ts'

export const hin: Passages = { tones, asks, fields, hours }
