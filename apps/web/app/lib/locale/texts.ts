import type { Language } from '@sankalp/contract/language'
import { fillText, findText, type Values, type Words } from './fill-text.ts'

export type Bundle = Record<string, Words>
type FetchWords = (language: Language, namespace: string) => Promise<Words>
/** A promise with its result as a property: React then continues at once instead of pausing for a moment. */
type Coming = Promise<void> & { status?: 'fulfilled' | 'rejected'; value?: undefined; reason?: unknown }

/** How long a failure is remembered: long enough to show the error page, short enough to retry soon. */
const failureMs = 3000

/**
 * The texts of one page view. English and Hindi have the same keys (a test checks this), so only the current language
 * is loaded, and only the files that its pages need.
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

  /** Returns the language in which the page was sent. Parts that hydrate only after a switch are still in it. */
  readonly languageOfPage: () => Language

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  has(language: Language, namespace: string): boolean {
    return this.#words.has(place(language, namespace))
  }

  /**
   * Returns the promise that React must wait for before it can render texts of this file; null for those that came with
   * the page. The answer stays the same after loading: React repeats a suspended render, and a hook that suspends only
   * the first time would change the order of hooks.
   */
  wait(language: Language, namespace: string): Promise<void> | null {
    const coming = this.#coming.get(place(language, namespace))
    if (coming) return coming
    return this.has(language, namespace) ? null : this.load(language, namespace)
  }

  /** Loads a file. Returns the same promise for every call; after a failure, tries again. */
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

  /** Switches the page only after every file it shows has loaded. */
  async change(language: Language): Promise<void> {
    const shown = [...this.#words.keys()].map((key) => key.split('/')[1] ?? '')
    const missing = [...new Set(shown)].filter((namespace) => !this.has(language, namespace))
    await Promise.all(missing.map((namespace) => this.load(language, namespace)))
    this.#language = language
    for (const tell of this.#listeners) tell()
  }

  /** Returns the text of a key. An unknown key, which the compiler would have refused, is returned as itself. */
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
