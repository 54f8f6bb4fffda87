import { beforeEach, describe, expect, test, vi } from 'vitest'
import { release } from './early-press.ts'
import { holdEarlyPresses } from './hold-early-presses.ts'

type Held = { dataset: Record<string, string>; pressed?: unknown }

/** A form in its held frame, and what of an element the two files use. */
function makeForm() {
  const held: Held = { dataset: { held: '' } }
  const within = (rest: Record<string, unknown> = {}) => ({
    closest: (selector: string) =>
      selector === '[data-held]' && held.dataset.held !== undefined ? held : (rest[selector] ?? null),
  })
  const form = { ...within(), requestSubmit: vi.fn() }
  return { held, form, within, release: () => release(form as unknown as HTMLFormElement) }
}

function press(type: 'submit' | 'click', target: unknown) {
  const event = { type, target, preventDefault: vi.fn(), stopPropagation: vi.fn() }
  listeners[type]!(event)
  return event
}

let listeners: Record<string, (event: unknown) => void>
beforeEach(() => {
  listeners = {}
  // As the page runs it: a text of its own, before any script of ours.
  // oxlint-disable-next-line no-implied-eval
  const run = new Function('addEventListener', holdEarlyPresses) as (add: unknown) => void
  run((type: string, listener: (event: unknown) => void) => (listeners[type] = listener))
})

describe('a held form', () => {
  test('keeps its press from the browser, says that it waits, and is sent once when it is released', () => {
    const { held, form, release: letGo } = makeForm()
    const event = press('submit', form)
    press('submit', form)
    expect(event.preventDefault).toHaveBeenCalled()
    expect(event.stopPropagation, 'nobody else answers to it').toHaveBeenCalled()
    expect(held.dataset.pressed).toBe('')
    letGo()
    letGo()
    expect(form.requestSubmit).toHaveBeenCalledTimes(1)
    expect(held.dataset).toEqual({})
  })

  test('remembers another button of it', () => {
    const { form, within, release: letGo } = makeForm()
    const button = { click: vi.fn() }
    const event = press('click', within({ 'button[type=button]:not([popovertarget])': button }))
    expect(event.preventDefault).not.toHaveBeenCalled()
    letGo()
    expect(button.click).toHaveBeenCalledTimes(1)
    expect(form.requestSubmit).not.toHaveBeenCalled()
  })

  test('is left alone by a press on anything else in it', () => {
    const { held, form, within, release: letGo } = makeForm()
    const event = press('click', within())
    expect(event.stopPropagation).not.toHaveBeenCalled()
    expect(held).toEqual({ dataset: { held: '' } })
    letGo()
    expect(form.requestSubmit).not.toHaveBeenCalled()
  })
})

test('a button of a held form keeps the pointer that is down on it, and nothing else does', () => {
  const button = { setPointerCapture: vi.fn() }
  listeners.pointerdown!({
    target: { closest: (selector: string) => (selector === '[data-held] button' ? button : null) },
    pointerId: 7,
  })
  expect(button.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7)
  expect(() => listeners.pointerdown!({ target: { closest: () => null }, pointerId: 7 })).not.toThrow()
})

test('a form that is not held, or no longer, goes its own way', () => {
  const { form, release: letGo } = makeForm()
  letGo()
  const event = press('submit', form)
  expect(event.preventDefault).not.toHaveBeenCalled()
  expect(event.stopPropagation).not.toHaveBeenCalled()
})
