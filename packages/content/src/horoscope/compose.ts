import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import { horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import { toneOf } from './tone.ts'
import { type Scene, CausedSentence } from './caused-sentence.ts'

/** What is to be said, before it is said in a language. */
export type Composition = { scene: Scene; areas: Record<HoroscopeArea, CausedSentence[]> }

/** Puts sentences together, area by area; an area without any is a hole in the book. */
export function compose(
  scene: Scene,
  sentencesOf: (area: HoroscopeArea) => readonly (CausedSentence | null)[],
): Composition {
  const areas = {} as Record<HoroscopeArea, CausedSentence[]>
  for (const area of horoscopeAreas) {
    const sentences = sentencesOf(area).filter((one) => one !== null)
    if (sentences.length === 0) throw new Error(`nothing to say of ${area}`)
    areas[area] = sortByTone(withoutRepeats(sentences.map((one) => CausedSentence.require(scene, one))))
  }
  return { scene, areas }
}

function withoutRepeats(sentences: readonly CausedSentence[]): CausedSentence[] {
  return sentences.filter(
    ({ sentence }, index) => sentences.findIndex((other) => other.sentence === sentence) === index,
  )
}

/** What goes against the tone of an area comes last, so that its text turns once at most. */
function sortByTone(sentences: readonly CausedSentence[]): CausedSentence[] {
  const turns = sentences.filter((one) => isAgainst(one, sentences))
  return [...sentences.filter((one) => !turns.includes(one)), ...turns]
}

/** Whether a sentence contradicts the first one of its area and so needs a word between them. */
export function isAgainst({ cause }: CausedSentence, sentences: readonly CausedSentence[]): boolean {
  const tones = sentences.filter(({ isPart }) => isPart).map(({ cause }) => toneOf(cause))
  // Where the parts of the day differ, the hours named already say why.
  if (tones.includes('good') && tones.includes('care')) return false
  const first = sentences.map(({ cause }) => toneOf(cause)).find((tone) => tone !== 'even')
  const tone = toneOf(cause)
  return tone !== 'even' && tone !== first
}
