import { type EpochMs, type Varshaphal, type VarshaphalBirth, decadesFor, makeVarshaphal } from '@sankalp/jyotish'
import { skyOf } from '../../../../shared/sky/engine.ts'

export type YearPlace = { latDeg: number; lonDeg: number; zone: string }
export type YearQuestion = { birth: VarshaphalBirth; years: number; place: YearPlace }

const yearMs = 365.25 * 86_400_000

/** Computes the annual chart of a question, on this device. */
export async function computeYear(question: string): Promise<Varshaphal> {
  const { birth, years, place } = JSON.parse(question) as YearQuestion
  const from = (birth.epochMs + years * yearMs) as EpochMs
  const sky = await skyOf(decadesFor(from, (from + yearMs) as EpochMs))
  return makeVarshaphal(sky, birth, years, place)
}
