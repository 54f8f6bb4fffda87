import type { PointerEvent } from 'react'

/**
 * Captures the pointer for a button below a field that changes its height on blur. Otherwise the button would move away
 * from under the finger, and the press would not become a click.
 */
export function holdPointer(event: PointerEvent<HTMLElement>): void {
  event.currentTarget.setPointerCapture(event.pointerId)
}
