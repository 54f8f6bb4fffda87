/** The types of events that are remembered until a script can handle them. */
const types = ['keydown', 'touchstart', 'touchend', 'click'] as const

/** The last event of each type. */
export type EarlyEvents = { keydown?: KeyboardEvent; touchstart?: TouchEvent; touchend?: TouchEvent; click?: Event }

/** Remembers the reader's events on a hydrated page whose own script is still loading, until the signal is aborted. */
export function rememberEarlyEvents(signal: AbortSignal): EarlyEvents {
  const events: EarlyEvents = {}
  for (const type of types) {
    addEventListener(type, (event) => Object.assign(events, { [type]: event }), {
      passive: true,
      capture: true,
      signal,
    })
  }
  return events
}

/** Repeats a button press that came before the script, if the button is inside `scope`. */
export function pressAgain({ click }: EarlyEvents, scope: Node): void {
  const button = (click?.target as Element | undefined)?.closest<HTMLButtonElement>(
    'button[type=button]:not([popovertarget])',
  )
  // The browser itself has opened or closed the dialog, if it supports this.
  const isAnswered = button?.hasAttribute('commandfor') && 'commandForElement' in button
  if (button && !isAnswered && scope.contains(button)) button.click()
}
