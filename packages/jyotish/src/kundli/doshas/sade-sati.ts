import { requireFinite, requireInteger } from '../../errors.ts'
import type { EpochMs } from '../../time/instants.ts'
import { MS_PER_DAY } from '../../time/instants.ts'
import { countRashis } from '../../zodiac/division.ts'
import type { RashiStay } from './rashi-stays.ts'

/** Saturn in the sign before the Moon's, in that sign, or in the one after it. */
export type SadeSatiPhase = 'rising' | 'peak' | 'setting'
/** The two and a half years of Saturn in the fourth or eighth sign from the Moon. */
export type DhaiyaKind = 'fourth' | 'eighth'

export type SaturnPeriod<Phase> = {
  phase: Phase
  saturnRashi: number
  startMs: EpochMs
  endMs: EpochMs
  /** Whether Saturn returned into the sign; null at the very beginning of the span. */
  enteredRetrograde: boolean | null
}

/** One round: from the first entry into the sign before the Moon's to the last exit from the one after it. */
export type SadeSatiRound = {
  startMs: EpochMs
  endMs: EpochMs
  periods: SaturnPeriod<SadeSatiPhase>[]
}

export type SadeSati = {
  moonRashi: number
  rounds: SadeSatiRound[]
  dhaiyas: SaturnPeriod<DhaiyaKind>[]
}

const phaseByCount: Partial<Record<number, SadeSatiPhase>> = { 12: 'rising', 1: 'peak', 2: 'setting' }
const dhaiyaByCount: Partial<Record<number, DhaiyaKind>> = { 4: 'fourth', 8: 'eighth' }

/** Retrograde motion takes Saturn out for months. The next round comes after some 22 years. */
const LONGEST_BREAK_MS = 5 * 365 * MS_PER_DAY

/** Finds Sade Sati and the dhaiyas of a Moon sign (0…11) in the given stays of Saturn. */
export function findSadeSati(moonRashi: number, saturnStays: readonly RashiStay[]): SadeSati {
  requireInteger(moonRashi, 0, 11, 'moonRashi')
  const rounds: SadeSatiRound[] = []
  const dhaiyas: SaturnPeriod<DhaiyaKind>[] = []
  for (const stay of saturnStays) {
    const count = countRashis(moonRashi, stay.rashi)
    const dhaiya = dhaiyaByCount[count]
    if (dhaiya) dhaiyas.push(asPeriod(dhaiya, stay))
    const phase = phaseByCount[count]
    if (!phase) continue
    const round = rounds.at(-1)
    if (round && stay.startMs - round.endMs < LONGEST_BREAK_MS) {
      round.periods.push(asPeriod(phase, stay))
      round.endMs = stay.endMs
    } else {
      rounds.push({ startMs: stay.startMs, endMs: stay.endMs, periods: [asPeriod(phase, stay)] })
    }
  }
  return { moonRashi, rounds, dhaiyas }
}

export type SaturnNow = {
  sadeSati: SaturnPeriod<SadeSatiPhase> | null
  dhaiya: SaturnPeriod<DhaiyaKind> | null
  /** The next Sade Sati period: the rest of a round that Saturn has left for a while, or a new round. */
  next: SaturnPeriod<SadeSatiPhase> | null
}

/** Returns what is running at an instant; null outside. Between two stays of one round nothing is running. */
export function sadeSatiAt(sadeSati: SadeSati, atMs: EpochMs): SaturnNow {
  requireFinite(atMs, 'atMs')
  const holds = ({ startMs, endMs }: { startMs: number; endMs: number }) => atMs >= startMs && atMs < endMs
  const periods = sadeSati.rounds.flatMap((round) => round.periods)
  return {
    sadeSati: periods.find(holds) ?? null,
    dhaiya: sadeSati.dhaiyas.find(holds) ?? null,
    next: periods.find(({ startMs }) => startMs > atMs) ?? null,
  }
}

function asPeriod<Phase>(phase: Phase, stay: RashiStay): SaturnPeriod<Phase> {
  const { rashi, startMs, endMs, enteredRetrograde } = stay
  return { phase, saturnRashi: rashi, startMs, endMs, enteredRetrograde }
}
