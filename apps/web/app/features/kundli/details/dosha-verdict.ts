import { type EpochMs, type Kundli, type SadeSatiPhase, sadeSatiAt } from '@sankalp/jyotish'
import type { Reading } from '../../../shared/sky/reading.ts'

export type DoshaName = 'mangal' | 'kaalSarp' | 'pitra' | 'sadeSati'

/** The doshas of a chart in short: which are absent, and what is said of the others. */
export type DoshaVerdict = {
  absent: DoshaName[]
  present: (
    | { kind: 'mangalUndone' | 'mangal' | 'kaalSarp' | 'pitra' }
    | { kind: 'sadeSati'; phase: SadeSatiPhase; endMs: EpochMs }
    | { kind: 'dhaiya'; endMs: EpochMs }
  )[]
}

/** Without the birth time the Moon may have been in either of two signs. */
export const isMoonSure = (kundli: Kundli): boolean => kundli.timeKnown || kundli.moonOverDay.rashis.length === 1

export function doshaVerdict({ kundli, sadeSati }: Reading, now: EpochMs): DoshaVerdict {
  const { mangal, kaalSarp, pitra } = kundli.doshas
  const absent: DoshaName[] = []
  const present: DoshaVerdict['present'] = []
  if (!mangal.present) absent.push('mangal')
  else present.push({ kind: mangal.effective ? 'mangal' : 'mangalUndone' })
  // By tradition a partial one does not count.
  if (kaalSarp.degree !== 'full') absent.push('kaalSarp')
  else present.push({ kind: 'kaalSarp' })
  if (!pitra.present) absent.push('pitra')
  else present.push({ kind: 'pitra' })
  if (isMoonSure(kundli)) {
    const running = sadeSatiAt(sadeSati, now)
    if (running.sadeSati) present.push({ kind: 'sadeSati', ...running.sadeSati })
    else if (running.dhaiya) present.push({ kind: 'dhaiya', endMs: running.dhaiya.endMs })
    else absent.push('sadeSati')
  }
  return { absent, present }
}
