import { bodyId } from './body-id.ts'

/** The types of events that are remembered until a script can answer them. */
const types = ['keydown', 'touchstart', 'touchend', 'click'] as const

/** The last event of each type. */
export type EarlyEvents = { keydown?: KeyboardEvent; touchstart?: TouchEvent; touchend?: TouchEvent; click?: Event }

declare global {
  interface Window {
    /** Filled by the lines in the head of a page (`lib/page/start-scripts.ts`) as long as it is there. */
    earlyEvents?: EarlyEvents
  }
}

/** Goes on from what the lines in the head remember, until the signal is aborted. The object is filled as events come. */
export function rememberEarlyEvents(signal: AbortSignal): EarlyEvents {
  const events: EarlyEvents = { ...window.earlyEvents }
  for (const type of types) {
    addEventListener(type, (event) => Object.assign(events, { [type]: event }), {
      passive: true,
      capture: true,
      signal,
    })
  }
  return events
}

/** Presses the button that was pressed before anything answered it, if it stands in `scope`. */
export function pressAgain({ click }: EarlyEvents, scope: Node): void {
  const button = (click?.target as Element | undefined)?.closest<HTMLButtonElement>(
    'button[type=button]:not([popovertarget])',
  )
  // The browser itself has opened or closed a dialog, if it knows how to.
  const isAnswered = button?.hasAttribute('commandfor') && 'commandForElement' in button
  if (button && !isAnswered && scope.contains(button)) button.click()
}

/** Called once React has taken over the page: from now on it answers by itself. What waits for a script of its own stays. */
export function endEarlyEvents(): void {
  const events = window.earlyEvents
  window.earlyEvents = undefined
  const body = document.getElementById(bodyId)
  if (events && !body?.contains(events.click?.target as Node)) pressAgain(events, document)
}
