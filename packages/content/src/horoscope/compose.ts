import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import { horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import { toneOf } from './tone.ts'
import { type Scene, Told } from './told.ts'

/** What is to be said, before it is said in a language. */
export type Composition = { scene: Scene; areas: Record<HoroscopeArea, Told[]> }

/** Puts together what was told, area by area; an area without a word is a hole in the book. */
export function compose(scene: Scene, tellArea: (area: HoroscopeArea) => readonly (Told | null)[]): Composition {
  const areas = {} as Record<HoroscopeArea, Told[]>
  for (const area of horoscopeAreas) {
    const told = tellArea(area).filter((one) => one !== null)
    if (told.length === 0) throw new Error(`nothing to say of ${area}`)
    areas[area] = sortByTone(withoutRepeats(told.map((one) => Told.require(scene, one))))
  }
  return { scene, areas }
}

function withoutRepeats(told: readonly Told[]): Told[] {
  return told.filter(({ sentence }, index) => told.findIndex((other) => other.sentence === sentence) === index)
}

/** What goes against the tone of an area comes last, so that its text turns once at most. */
function sortByTone(told: readonly Told[]): Told[] {
  const turns = told.filter((one) => isAgainst(one, told))
  return [...told.filter((one) => !turns.includes(one)), ...turns]
}

/** Whether a sentence contradicts the first one of its area and so needs a word between them. */
export function isAgainst({ cause }: Told, told: readonly Told[]): boolean {
  const tones = told.filter(({ isPart }) => isPart).map(({ cause }) => toneOf(cause))
  // Where the parts of the day differ, the hours named already say why.
  if (tones.includes('good') && tones.includes('care')) return false
  const first = told.map(({ cause }) => toneOf(cause)).find((tone) => tone !== 'even')
  const tone = toneOf(cause)
  return tone !== 'even' && tone !== first
}
