import { ToWords as EnglishWords } from 'to-words/en-IN'
import { ToWords as HindiWords } from 'to-words/hi-IN'
import type { BothLanguages } from './ledger.ts'

const english = new EnglishWords()
const hindi = new HindiWords()

/** Returns an amount in words for the foot of a bill, in lakhs and crores. */
export function rupeesInWords(paise: number): BothLanguages {
  const rupees = Math.abs(paise) / 100
  return { en: english.convert(rupees, { currency: true }), hin: `${hindi.convert(rupees, { currency: true })} मात्र` }
}
