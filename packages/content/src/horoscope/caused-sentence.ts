import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import type { Cause } from './causes.ts'
import type { Period } from './india-time.ts'
import { type Sentence, sentenceFor } from './sentence-book.ts'

/** A period and everything that is true in its sky for one reader's sign. */
export type Scene = { period: Period; causes: readonly Cause[] }

/**
 * A sentence with its cause. Only `make` creates one, and everything shown consists of these: a sentence without a
 * cause can neither be constructed (the field below is private) nor pass the check at run time.
 */
export class CausedSentence {
  readonly #scene: Scene
  readonly cause: Cause
  readonly area: HoroscopeArea
  readonly sentence: Sentence
  /** Its hours or dates come before the sentence, because another sentence is about another part of the period. */
  readonly isPart: boolean

  private constructor(scene: Scene, cause: Cause, area: HoroscopeArea, sentence: Sentence, isPart: boolean) {
    this.#scene = scene
    this.cause = cause
    this.area = area
    this.sentence = sentence
    this.isPart = isPart
  }

  /** Returns the book's sentence for a cause in an area; null if there is no such sentence. */
  static make(scene: Scene, cause: Cause, area: HoroscopeArea, { isPart = false } = {}): CausedSentence | null {
    if (!scene.causes.includes(cause)) throw new Error(`${cause.kind} is not a cause of this period`)
    const sentence = sentenceFor(cause, area)
    return sentence && new CausedSentence(scene, cause, area, sentence, isPart)
  }

  /** Throws for a sentence of another scene. */
  static require(scene: Scene, made: CausedSentence): CausedSentence {
    if (!(#scene in made) || made.#scene !== scene)
      throw new Error('a sentence was not made from a cause of this scene')
    return made
  }
}
