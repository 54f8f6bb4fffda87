export type SearchState<O> = {
  /** `waiting` is the pause after a keystroke, before anybody is asked. */
  status: 'idle' | 'waiting' | 'loading' | 'ready' | 'failed'
  options: readonly O[]
}

export type SearchRules<O> = {
  load: (text: string, signal: AbortSignal) => Promise<readonly O[]>
  /** Whether a text is worth asking about. */
  isLongEnough: (text: string) => boolean
  waitMs: number
}

const nothing: SearchState<never> = { status: 'idle', options: [] }

/**
 * What stands behind a combobox: asks once the typing pauses, listens to the latest question only, and can be told to
 * come to an end now. No DOM and no React, so that a test can type into it.
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

  /** What loads may change with the page, such as with its language. */
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
    // While a word goes on its options stay in sight, since a list that blinks is hard to read; another word's do not.
    this.#set({ status: 'waiting', options: goesOn ? this.#state.options : [] })
    this.#timer = setTimeout(() => void this.ask(), this.#rules.waitMs)
  }

  /** Asks at once, as after a failure. */
  ask(): Promise<void> {
    this.stop()
    const abort = new AbortController()
    const done = this.#load(abort.signal)
    this.#asked = { abort, done }
    return done
  }

  /**
   * Brings the search for what was typed last to its end, and gives what it found; null when it failed. Leaving the
   * field and sending the form come at once: both get the same end.
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

  /** Forgets what is under way. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#asked?.abort.abort()
    this.#asked = null
  }

  /** Back to the beginning: something was chosen, or the field was emptied. */
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
      // What went wrong is said in the list, with a way to try again; the words are the field's own.
      if (!signal.aborted) this.#set({ status: 'failed', options: [] })
    }
  }

  #set(state: SearchState<O>): void {
    this.#state = state
    for (const tell of this.#listeners) tell()
  }
}
