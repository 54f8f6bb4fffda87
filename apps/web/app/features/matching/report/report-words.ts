import type { Graha, Koot, Nakshatra, Porutham, Rashi } from '@sankalp/jyotish'
import { type Translate, useTranslation } from '../../../lib/locale/use-translation.ts'

const names = ['matching', 'match-words', 'dosha-words', 'chart-words', 'jyotish'] as const
export type ReportWords = Translate<typeof names>

/** Returns every text that a report may need; the files are loaded together, once. */
export function useReportWords(): ReportWords {
  return useTranslation(names).t
}

/** Returns the text of a partner's value in a koot, by the engine's key. */
export function kootValue(t: ReportWords, koot: Koot, key: string): string {
  if (koot === 'tara') return nakshatraName(t, key)
  if (koot === 'bhakoot') return rashiName(t, key)
  if (koot === 'maitri') return grahaName(t, key)
  return t(`match-words:values.${koot}.${key}` as 'match-words:values.nadi.adi')
}

/** Returns the text of a partner's value in a porutham. */
export function poruthamValue(t: ReportWords, porutham: Porutham, key: string): string {
  if (porutham === 'gana' || porutham === 'yoni') return kootValue(t, porutham, key)
  if (porutham === 'rajju') return t(`match-words:rajjus.${key}` as 'match-words:rajjus.foot')
  if (porutham === 'rashi' || porutham === 'vashya') return rashiName(t, key)
  return porutham === 'rashi-lord' ? grahaName(t, key) : nakshatraName(t, key)
}

// The engine returns keys as text; the tests of the texts make sure that every key has a name.
export const nakshatraName = (t: ReportWords, key: string) => t(`jyotish:nakshatras.${key as Nakshatra}`)
export const rashiName = (t: ReportWords, key: string) => t(`jyotish:rashis.${key as Rashi}`)
export const grahaName = (t: ReportWords, key: string) => t(`jyotish:grahas.${key as Graha}`)
