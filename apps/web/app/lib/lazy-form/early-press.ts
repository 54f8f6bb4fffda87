import { type RefObject, useEffect } from 'react'

/** What hold-early-presses.ts leaves: the mark `data-pressed` for a form that was sent, or the other button that was pressed. */
type Held = HTMLElement & { pressed?: HTMLButtonElement }

/** From now on the form answers by itself. What was pressed before is pressed again, with what has been typed by now. */
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

/** For a form that React has hydrated, and that has read what was typed before into its state by the first layout effect. */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // After that state has been rendered.
    const timer = setTimeout(() => form.current && release(form.current))
    return () => clearTimeout(timer)
  }, [form])
}
