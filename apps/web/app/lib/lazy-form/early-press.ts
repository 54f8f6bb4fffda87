import { type RefObject, useEffect } from 'react'

/**
 * The element that hold-early-presses.ts marks: `data-pressed` for a submitted form, or the other button that was
 * pressed.
 */
export type Held = HTMLElement & { pressed?: HTMLButtonElement }

/** Stops holding a form. Repeats an earlier press with the values typed by now. */
export function release(form: HTMLFormElement): void {
  const held = form.closest<Held>('[data-held]')
  if (!held) return
  const isSent = held.dataset.pressed !== undefined
  const button = held.pressed
  delete held.pressed
  delete held.dataset.held
  delete held.dataset.pressed
  if (isSent) form.requestSubmit()
  else button?.click()
}

/** For a hydrated form that has read the earlier input into its state by the first layout effect. */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // Wait until that state has been rendered.
    const timer = setTimeout(() => form.current && release(form.current))
    return () => clearTimeout(timer)
  }, [form])
}
