import type { PointerEvent } from 'react'

/**
 * For a button below a field that changes its height when it is left: the button would move away from under the finger,
 * and what was pressed would never be clicked. Held, the pointer stays with it.
 */
export function holdPointer(event: PointerEvent<HTMLElement>): void {
  event.currentTarget.setPointerCapture(event.pointerId)
}
