import { type Graha, type Tara, type Yoga, isGoodHouse } from '@sankalp/jyotish'
import type { Cause } from './causes.ts'

/** Whether a cause encourages or requires care; most causes of a day do neither. */
export type Tone = 'good' | 'care' | 'even'

const careYogas: ReadonlySet<Yoga> = new Set([
  'vishkambha',
  'atiganda',
  'shula',
  'ganda',
  'vyaghata',
  'vajra',
  'vyatipata',
  'parigha',
  'vaidhriti',
])
const goodTaras: ReadonlySet<Tara> = new Set(['sampat', 'kshema', 'sadhaka', 'mitra', 'parama-mitra'])
/** The Moon is weak there in either fortnight; in the 2nd, 5th and 9th only in the dark one. */
const weakMoonHouses: readonly number[] = [4, 8, 12]
const companions: Record<Graha, Tone> = {
  sun: 'even',
  moon: 'even',
  mars: 'care',
  mercury: 'good',
  jupiter: 'good',
  venus: 'good',
  saturn: 'care',
  rahu: 'care',
  ketu: 'even',
}

export function toneOf(cause: Cause): Tone {
  switch (cause.kind) {
    case 'moon-house':
      return moonTone(cause.facts.house)
    case 'graha-house':
    case 'ingress':
      return isGoodHouse(cause.facts.graha, cause.facts.house) ? 'good' : 'care'
    case 'yoga':
      return careYogas.has(cause.facts.yoga) ? 'care' : 'good'
    case 'tara':
      return goodTaras.has(cause.facts.tara) ? 'good' : 'care'
    case 'moon-with':
    case 'moon-seen':
      return companions[cause.facts.graha]
    case 'moon-pass':
      return moonTone(cause.facts.house)
    case 'bhadra':
    case 'retrograde':
      return 'care'
    case 'moon-nakshatra':
    case 'tithi':
    case 'vara':
    case 'station':
    case 'full-moon':
    case 'new-moon':
    case 'eclipse':
      return 'even'
  }
}

function moonTone(house: number): Tone {
  if (isGoodHouse('moon', house)) return 'good'
  return weakMoonHouses.includes(house) ? 'care' : 'even'
}
