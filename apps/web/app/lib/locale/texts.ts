import type { Language } from '@sankalp/contract/language'
import { fillText, findText, type Values, type Words } from './fill-text.ts'

export type Bundle = Record<string, Words>
type FetchWords = (language: Language, namespace: string) => Promise<Words>
/** Says itself how it ended: React then reads on at once, where it would otherwise pause for a moment. */
type Coming = Promise<void> & { status?: 'fulfilled' | 'rejected'; value?: undefined; reason?: unknown }

/** As long as a failure is remembered: enough for the error page to be shown, short enough to try again soon. */
const failureMs = 3000

/**
 * The words of one page view. English and Hindi hold the same keys (a test sees to it), so only the language
 * being read is loaded, and only the files that its pages ask for.
 */
export class Texts {
  readonly #words = new Map<string, Words>()
  readonly #coming = new Map<string, Coming>()
  readonly #listeners = new Set<() => void>()
  readonly #fetchWords: FetchWords
  #language: Language

  constructor(language: Language, bundle: Bundle, fetchWords: FetchWords) {
    this.#language = language
    this.languageOfPage = () => language
    this.#fetchWords = fetchWords
    for (const [namespace, words] of Object.entries(bundle)) this.#words.set(place(language, namespace), words)
  }

  readonly language = (): Language => this.#language

  /** The language that the page came in. Parts of it that React takes over only after the switch was pressed are still in it. */
  readonly languageOfPage: () => Language

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  has(language: Language, namespace: string): boolean {
    return this.#words.has(place(language, namespace))
  }

  /**
   * What React has to wait for before it can draw words of this file; null for those that came with the page.
   * The answer stays the same once the words are there: React repeats a render that waited, and a hook that
   * waits the first time only would confuse the hooks after it.
   */
  wait(language: Language, namespace: string): Promise<void> | null {
    const coming = this.#coming.get(place(language, namespace))
    if (coming) return coming
    return this.has(language, namespace) ? null : this.load(language, namespace)
  }

  /** The same promise however often it is asked for; after a failure, a new try. */
  load(language: Language, namespace: string): Promise<void> {
    const key = place(language, namespace)
    const known = this.#coming.get(key)
    if (known && known.status !== 'rejected') return known
    const coming: Coming = this.#fetch(language, namespace).then(
      () => void (coming.status = 'fulfilled'),
      (error: unknown) => {
        coming.status = 'rejected'
        coming.reason = error
        setTimeout(() => this.#forgetFailure(key, coming), failureMs)
        throw error
      },
    )
    this.#coming.set(key, coming)
    return coming
  }

  /** Turns the page once every file it shows has come, never half of it. */
  async change(language: Language): Promise<void> {
    const shown = [...this.#words.keys()].map((key) => key.split('/')[1] ?? '')
    const missing = [...new Set(shown)].filter((namespace) => !this.has(language, namespace))
    await Promise.all(missing.map((namespace) => this.load(language, namespace)))
    this.#language = language
    for (const tell of this.#listeners) tell()
  }

  /** The text of a key. An unknown one, which the compiler would have refused, shows itself. */
  text(language: Language, namespace: string, path: string, values?: Values): string {
    const words = this.#words.get(place(language, namespace))
    const text = words && findText(words, path, language, values)
    return text == null ? path : fillText(text, values)
  }

  #forgetFailure(key: string, coming: Coming): void {
    if (this.#coming.get(key) === coming) this.#coming.delete(key)
  }

  async #fetch(language: Language, namespace: string): Promise<void> {
    this.#words.set(place(language, namespace), await this.#fetchWords(language, namespace))
  }
}

const place = (language: Language, namespace: string) => `${language}/${namespace}`
