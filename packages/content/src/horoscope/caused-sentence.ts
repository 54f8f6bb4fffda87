import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import type { Cause } from './causes.ts'
import type { Period } from './india-time.ts'
import { type Sentence, sentenceFor } from './sentence-book.ts'

/** A stretch of time, whose sky it is, and all that is true then. */
export type Scene = { period: Period; causes: readonly Cause[] }

/**
 * A sentence together with the cause it comes from. Only `make` makes one, and what is shown is made of nothing
 * else: a sentence without a cause can neither be written down (the field below is nobody else's) nor get past
 * the check at run time.
 */
export class CausedSentence {
  readonly #scene: Scene
  readonly cause: Cause
  readonly area: HoroscopeArea
  readonly sentence: Sentence
  /** Its hours or dates stand before the sentence, because another part of the period is spoken of beside it. */
  readonly isPart: boolean

  private constructor(scene: Scene, cause: Cause, area: HoroscopeArea, sentence: Sentence, isPart: boolean) {
    this.#scene = scene
    this.cause = cause
    this.area = area
    this.sentence = sentence
    this.isPart = isPart
  }

  /** What the book says of a cause in an area; null where it says nothing. */
  static make(scene: Scene, cause: Cause, area: HoroscopeArea, { isPart = false } = {}): CausedSentence | null {
    if (!scene.causes.includes(cause)) throw new Error(`${cause.kind} is no cause of this period`)
    const sentence = sentenceFor(cause, area)
    return sentence && new CausedSentence(scene, cause, area, sentence, isPart)
  }

  /** Refuses a sentence of another scene. */
  static require(scene: Scene, made: CausedSentence): CausedSentence {
    if (!(#scene in made) || made.#scene !== scene) throw new Error('a sentence without a cause')
    return made
  }
}
