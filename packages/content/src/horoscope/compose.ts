import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import { horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import { toneOf } from './tone.ts'
import { type Scene, CausedSentence } from './caused-sentence.ts'
import type { GoodHour } from './good-hour.ts'
import type { Headline } from './headline.ts'

/** The content of a horoscope, independent of language. Without a headline, its first sentence stands for one. */
export type Composition = {
  scene: Scene
  areas: Record<HoroscopeArea, CausedSentence[]>
  headline?: Headline
  /** Only of a day. */ goodHour?: GoodHour
}

/** Composes the sentences area by area; throws for an area without a sentence, which the book must not leave out. */
export function compose(
  scene: Scene,
  sentencesOf: (area: HoroscopeArea) => readonly (CausedSentence | null)[],
): Composition {
  const areas = {} as Record<HoroscopeArea, CausedSentence[]>
  for (const area of horoscopeAreas) {
    const sentences = sentencesOf(area).filter((one) => one !== null)
    if (sentences.length === 0) throw new Error(`no sentence for ${area}`)
    areas[area] = sortByTone(withoutRepeats(sentences.map((one) => CausedSentence.require(scene, one))))
  }
  return { scene, areas }
}

function withoutRepeats(sentences: readonly CausedSentence[]): CausedSentence[] {
  return sentences.filter(
    ({ sentence }, index) => sentences.findIndex((other) => other.sentence === sentence) === index,
  )
}

/** Puts sentences against the tone of an area last, so that its text changes tone at most once. */
function sortByTone(sentences: readonly CausedSentence[]): CausedSentence[] {
  const turns = sentences.filter((one) => isAgainst(one, sentences))
  return [...sentences.filter((one) => !turns.includes(one)), ...turns]
}

/** Returns whether a sentence contradicts the first one of its area and therefore needs a connecting word. */
export function isAgainst({ cause }: CausedSentence, sentences: readonly CausedSentence[]): boolean {
  const tones = sentences.filter(({ isPart }) => isPart).map(({ cause }) => toneOf(cause))
  // If the parts of the day differ, the stated hours already explain the contrast.
  if (tones.includes('good') && tones.includes('care')) return false
  const first = sentences.map(({ cause }) => toneOf(cause)).find((tone) => tone !== 'even')
  const tone = toneOf(cause)
  return tone !== 'even' && tone !== first
}
