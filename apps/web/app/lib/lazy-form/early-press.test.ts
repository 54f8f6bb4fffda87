import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toInlineScript } from '../page/inline-script.ts'
import { release } from './early-press.ts'
import { holdEarlyPresses } from './hold-early-presses.ts'

type Held = { dataset: Record<string, string>; pressed?: unknown }

/** Makes a form in its held frame, with the parts of an element that the two files use. */
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
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => (listeners[type] = listener))
  // Runs it as the page does: as inline text, before any of our scripts.
  // oxlint-disable-next-line no-implied-eval
  const run = new Function(toInlineScript(holdEarlyPresses)) as () => void
  run()
  return () => vi.unstubAllGlobals()
})

describe('a held form', () => {
  test('holds its press back from the browser, says that it waits, and is submitted once when released', () => {
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

  test('remembers a press of another button in it', () => {
    const { form, within, release: letGo } = makeForm()
    const button = { click: vi.fn() }
    const event = press('click', within({ 'button[type=button]:not([popovertarget])': button }))
    expect(event.preventDefault).not.toHaveBeenCalled()
    letGo()
    expect(button.click).toHaveBeenCalledTimes(1)
    expect(form.requestSubmit).not.toHaveBeenCalled()
  })

  test('ignores a press on anything else in it', () => {
    const { held, form, within, release: letGo } = makeForm()
    const event = press('click', within())
    expect(event.stopPropagation).not.toHaveBeenCalled()
    expect(held).toEqual({ dataset: { held: '' } })
    letGo()
    expect(form.requestSubmit).not.toHaveBeenCalled()
  })
})

test('captures the pointer for a button of a held form, and for nothing else', () => {
  const button = { setPointerCapture: vi.fn() }
  listeners.pointerdown!({
    target: { closest: (selector: string) => (selector === '[data-held] button' ? button : null) },
    pointerId: 7,
  })
  expect(button.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7)
  expect(() => listeners.pointerdown!({ target: { closest: () => null }, pointerId: 7 })).not.toThrow()
})

test('leaves a form alone that is not held, or no longer held', () => {
  const { form, release: letGo } = makeForm()
  letGo()
  const event = press('submit', form)
  expect(event.preventDefault).not.toHaveBeenCalled()
  expect(event.stopPropagation).not.toHaveBeenCalled()
})
