const signs = ['focusin', 'pointerdown', 'pointerover', 'keydown', 'click', 'submit'] as const

/** Calls back at each sign that somebody is going to use what is in the element, beginning with what was done already. */
export function whenWanted(element: HTMLElement, wake: () => void): () => void {
  if (element.matches('[data-pressed], :focus-within')) wake()
  const notice = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) wake()
  }
  // Of the window, on the way down: React stops what happens inside a part it has not taken over yet.
  for (const sign of signs) window.addEventListener(sign, notice, { capture: true })
  return () => {
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true })
  }
}
