import type { Held } from './early-press.ts'

/**
 * Holds presses of forms whose script is still loading. The browser would submit such a form itself, to no address, and
 * lose what was typed. Sign-in and the chart forms are inside an element marked `data-held` (`lazy-form.tsx`): this
 * stops their press and remembers it as `data-pressed` or, for another button, as `pressed`. Text that is typed or
 * restored may move a button away from under a pressed mouse when the script arrives; therefore the button captures the
 * pointer (as in `ui/hold-pointer.ts`).
 *
 * Runs as a separate inline script in the head (`lib/page/inline-script.ts`), so it cannot use anything outside of
 * itself.
 */
export function holdEarlyPresses(): void {
  const hold = (event: Event) => {
    const target = event.target as Element
    const held = target.closest<Held>('[data-held]')
    const isSubmit = event.type === 'submit'
    const button = target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
    if (!held || (!isSubmit && !button)) return
    event.stopPropagation()
    if (isSubmit) {
      event.preventDefault()
      held.dataset.pressed = ''
    } else if (button) held.pressed = button
  }
  addEventListener('submit', hold, true)
  addEventListener('click', hold, true)
  addEventListener(
    'pointerdown',
    ({ target, pointerId }) => (target as Element).closest('[data-held] button')?.setPointerCapture(pointerId),
    true,
  )
}
