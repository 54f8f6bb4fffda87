import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { classes } from './classes.ts'
import { controlClasses, Field, type FieldTexts, useFieldIds } from './field.tsx'
import { OptionSearch, type SearchRules } from './option-search.ts'
import { WheelSpinner } from './spinner.tsx'

export type ComboboxTexts = {
  loading: string
  nothing: string
  /** Shown above the options if the first is only a guess: "Did you mean:". */
  guessed?: string
  failed: string
  tryAgain: string
  /** Announced when options appear: "5 places found, use the arrow keys". */
  found: (count: number) => string
}

/** For the surrounding form: completes a running search before the form is sent. */
export type ComboboxHandle<O> = { settle: () => Promise<O | null>; focus: () => void }

type ComboboxProps<O> = FieldTexts &
  SearchRules<O> & {
    /** The text in the field. */
    text: string
    onText: (text: string) => void
    /** Whether the text is a chosen option; typing clears this. */
    isChosen: boolean
    onChoose: (option: O) => void
    /** Called when the field was left or settled without a result: no match, only a guess, or a failed search. */
    onNothing?: (why: 'nothing' | 'guess' | 'failed') => void
    /** Whether an option is only a guess for a different spelling: it is taken only by an explicit choice. */
    isGuess?: (option: O) => boolean
    keyOf: (option: O) => string
    textOf: (option: O) => string
    /** A second, less prominent line. */
    detailOf?: (option: O) => string
    texts: ComboboxTexts
    ref?: Ref<ComboboxHandle<O>>
    id?: string
    name?: string
    placeholder?: string
    required?: boolean
    disabled?: boolean
    maxLength?: number
    className?: string
  }

/**
 * A text field that offers options while the user types (ARIA 1.2 combobox with a list). Leaving it without a choice
 * takes the first option, unless it is a guess. Before the script loads it is a plain text field.
 */
export function Combobox<O>(props: ComboboxProps<O>) {
  const { label, hint, error, className, texts, text, isChosen, keyOf, textOf, detailOf, disabled } = props
  const ids = useFieldIds(props.id, { hint, error })
  const listId = `${useId()}-list`
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox(props, input)
  const { state, isOpen, active } = box
  const isBusy = state.status === 'waiting' || state.status === 'loading'
  const shown = isOpen && !isChosen && state.status !== 'idle'
  const optionId = (index: number) => `${listId}-${index}`

  return (
    <Field label={label} hint={hint} error={error} ids={ids} className={className}>
      <div className="relative" onBlur={box.leave}>
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
          // Browser suggestions would cover the list.
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          name={props.name}
          placeholder={props.placeholder}
          required={props.required}
          disabled={disabled}
          maxLength={props.maxLength}
          value={text}
          onChange={({ target }) => box.type(target.value)}
          onClick={box.open}
          onKeyDown={box.press}
          {...ids.control}
          className={classes(controlClasses, 'pr-11')}
        />
        {isBusy && (
          <span className="pointer-events-none absolute top-3.5 right-3 text-ink-soft">
            <WheelSpinner size={20} />
          </span>
        )}
        <div
          hidden={!shown}
          className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-rule-strong bg-paper-raised shadow-lift"
        >
          <div
            id={listId}
            role="listbox"
            aria-label={typeof label === 'string' ? label : undefined}
            className="max-h-[min(20rem,45dvh)] overflow-y-auto overscroll-contain"
          >
            {texts.guessed && state.options[0] !== undefined && props.isGuess?.(state.options[0]) && (
              <div role="presentation" className="border-b border-rule bg-info-tint px-3 py-2 text-sm">
                {texts.guessed}
              </div>
            )}
            {state.options.map((option, index) => (
              <div
                key={keyOf(option)}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Keep the focus, and the phone's keyboard, in the field until the choice is made.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => box.choose(option)}
                className={classes(
                  'flex min-h-12 cursor-pointer flex-wrap items-baseline gap-x-2 border-b border-rule px-3 py-2.5 last:border-b-0',
                  index === active ? 'bg-marigold-tint' : 'hover:bg-paper-sunk',
                )}
              >
                <span className="font-semibold">{textOf(option)}</span>
                {detailOf && <span className="text-sm text-ink-soft">{detailOf(option)}</span>}
              </div>
            ))}
          </div>
          {state.options.length === 0 && shown && (
            <p className="flex min-h-12 flex-wrap items-center gap-x-3 px-3 py-2">
              {state.status === 'failed' ? texts.failed : state.status === 'ready' ? texts.nothing : texts.loading}
              {state.status === 'failed' && (
                <button
                  type="button"
                  className="min-h-12 font-semibold text-sindoor underline"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={box.retry}
                >
                  {texts.tryAgain}
                </button>
              )}
            </p>
          )}
        </div>
        <p role="status" className="sr-only">
          {shown && announcement(state.status, state.options.length, texts)}
        </p>
      </div>
    </Field>
  )
}

function announcement(status: string, count: number, texts: ComboboxTexts): string {
  if (status === 'failed') return texts.failed
  if (status !== 'ready') return texts.loading
  return count === 0 ? texts.nothing : texts.found(count)
}

/** Provides the behaviour: keys, typing, choosing and leaving. */
function useCombobox<O>(props: ComboboxProps<O>, input: RefObject<HTMLInputElement | null>) {
  const { text, onText, isChosen, onChoose, onNothing, isGuess, load, isLongEnough, waitMs, ref } = props
  const [search] = useState(() => new OptionSearch<O>({ load, isLongEnough, waitMs }))
  useEffect(() => search.follow({ load, isLongEnough, waitMs }), [search, load, isLongEnough, waitMs])
  const state = useSyncExternalStore(search.subscribe, search.state, search.state)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useSight(input, isOpen && active >= 0 ? active : null, isOpen && state.options.length > 0)
  useEffect(() => () => search.stop(), [search])

  const type = (typed: string) => {
    onText(typed)
    setIsOpen(true)
    setActive(-1)
    search.type(typed)
  }
  const choose = (option: O) => {
    search.reset()
    setIsOpen(false)
    setActive(-1)
    onChoose(option)
  }
  /** Completes the search and takes its first option; returns null if there is none, or only a guess. */
  const settle = async (): Promise<O | null> => {
    setIsOpen(false)
    if (isChosen || !text.trim()) return null
    if (!isLongEnough(text)) {
      onNothing?.('nothing')
      return null
    }
    // A text that came with the page, or was restored, has not been searched yet.
    if (search.state().status === 'idle') search.type(text)
    const options = await search.settle()
    const [first] = options ?? []
    if (first === undefined) onNothing?.(options ? 'nothing' : 'failed')
    else if (isGuess?.(first)) onNothing?.('guess')
    else {
      choose(first)
      return first
    }
    return null
  }
  useTypedBefore(input, text, type)
  useImperativeHandle(ref, () => ({ settle, focus: () => input.current?.focus() }))

  const press = (event: KeyboardEvent) => {
    const last = state.options.length - 1
    const isListed = isOpen && !isChosen && last >= 0
    const go = (index: number) => {
      event.preventDefault()
      setIsOpen(true)
      setActive(index)
    }
    if (event.key === 'ArrowDown' && last >= 0 && !isChosen) go(event.altKey ? active : active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp' && isListed && event.altKey) setIsOpen(false)
    else if (event.key === 'ArrowUp' && isListed) go(active <= 0 ? last : active - 1)
    // While no option is marked, these two keys move the cursor in the text, as usual.
    else if (event.key === 'Home' && isListed && active >= 0) go(0)
    else if (event.key === 'End' && isListed && active >= 0) go(last)
    else if (event.key === 'Enter' && !isChosen && text.trim() !== '') {
      // The next Enter submits the form, once the place shows in the field.
      event.preventDefault()
      const marked = isListed ? state.options[active] : undefined
      if (marked === undefined) void settle()
      else choose(marked)
    } else if (event.key === 'Escape' && isOpen && state.status !== 'idle') {
      event.preventDefault()
      setIsOpen(false)
      setActive(-1)
    }
  }

  return {
    state,
    isOpen,
    active,
    type,
    choose,
    press,
    open: () => setIsOpen(true),
    retry: () => void search.ask(),
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // "Try again" belongs to the field.
      if (!currentTarget.contains(relatedTarget)) void settle()
    },
  }
}

/** Takes over what was typed before the script loaded, or what the browser filled in. */
function useTypedBefore(input: RefObject<HTMLInputElement | null>, text: string, take: (typed: string) => void) {
  const first = useRef({ text, take })
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed && typed !== first.current.text) first.current.take(typed)
  }, [input])
}

/** Keeps the marked option visible, and the list above a phone's keyboard. */
function useSight(input: RefObject<HTMLInputElement | null>, active: number | null, isListed: boolean) {
  useEffect(() => {
    if (active === null) return
    const id = input.current?.getAttribute('aria-activedescendant')
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [input, active])
  useEffect(() => {
    const field = input.current
    if (!isListed || !field || !window.visualViewport) return
    const { height, offsetTop } = window.visualViewport
    const roomPx = offsetTop + height - field.getBoundingClientRect().bottom
    if (roomPx < leastRoomPx) field.scrollIntoView({ block: 'start' })
  }, [input, isListed])
}

/** Three and a half options, so that the user sees that there are more. */
const leastRoomPx = 170
