export type SearchState<O> = {
  /** `waiting` is the pause after a keystroke, before the search. */
  status: 'idle' | 'waiting' | 'loading' | 'ready' | 'failed'
  options: readonly O[]
}

export type SearchRules<O> = {
  load: (text: string, signal: AbortSignal) => Promise<readonly O[]>
  /** Whether a text is long enough to search for. */
  isLongEnough: (text: string) => boolean
  waitMs: number
}

const nothing: SearchState<never> = { status: 'idle', options: [] }

/**
 * The search behind a combobox: it starts once typing pauses, uses only the latest request, and can be completed at
 * once. It has no DOM and no React, so that a test can drive it.
 */
export class OptionSearch<O> {
  #rules: SearchRules<O>
  #state: SearchState<O> = nothing
  #text = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #settling: Promise<readonly O[] | null> | null = null
  #asked: { abort: AbortController; done: Promise<void> } | null = null
  readonly #listeners = new Set<() => void>()

  constructor(rules: SearchRules<O>) {
    this.#rules = rules
  }

  /** Updates the search rules, which may change with the page, for example with its language. */
  follow(rules: SearchRules<O>): void {
    this.#rules = rules
  }

  readonly state = (): SearchState<O> => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  type(text: string): void {
    this.stop()
    const goesOn = this.#text !== '' && text.startsWith(this.#text)
    this.#text = text
    if (!this.#rules.isLongEnough(text)) {
      this.#set(nothing)
      return
    }
    // While a word continues, keep its options visible, since a flickering list is hard to read. Remove those of
    // another word.
    this.#set({ status: 'waiting', options: goesOn ? this.#state.options : [] })
    this.#timer = setTimeout(() => void this.ask(), this.#rules.waitMs)
  }

  /** Searches at once, for example after a failure. */
  ask(): Promise<void> {
    this.stop()
    const abort = new AbortController()
    const done = this.#load(abort.signal)
    this.#asked = { abort, done }
    return done
  }

  /**
   * Completes the search for the last typed text and returns its result; null if it failed. Leaving the field and
   * submitting the form happen together: both get the same result.
   */
  settle(): Promise<readonly O[] | null> {
    this.#settling ??= this.#finish().finally(() => (this.#settling = null))
    return this.#settling
  }

  async #finish(): Promise<readonly O[] | null> {
    if (this.#state.status === 'waiting' || this.#state.status === 'failed') await this.ask()
    else await this.#asked?.done
    return this.#state.status === 'failed' ? null : this.#state.options
  }

  /** Cancels the running search. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#asked?.abort.abort()
    this.#asked = null
  }

  /** Resets the search: an option was chosen, or the field was emptied. */
  reset(): void {
    this.stop()
    this.#text = ''
    this.#set(nothing)
  }

  async #load(signal: AbortSignal): Promise<void> {
    this.#set({ status: 'loading', options: this.#state.options })
    try {
      const options = await this.#rules.load(this.#text.trim(), signal)
      if (!signal.aborted) this.#set({ status: 'ready', options })
    } catch {
      // The list shows the error with a retry; the texts are the field's own.
      if (!signal.aborted) this.#set({ status: 'failed', options: [] })
    }
  }

  #set(state: SearchState<O>): void {
    this.#state = state
    for (const tell of this.#listeners) tell()
  }
}
