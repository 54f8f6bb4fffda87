const signs = ['focusin', 'pointerdown', 'pointerover', 'keydown', 'click', 'submit'] as const

/** Calls back at each sign that the visitor will use the element, including signs from before this call. */
export function whenWanted(element: HTMLElement, wake: () => void): () => void {
  if (element.matches('[data-pressed], :focus-within')) wake()
  const notice = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) wake()
  }
  // Listen on the window in the capture phase: React stops events inside a part that is not hydrated yet.
  for (const sign of signs) window.addEventListener(sign, notice, { capture: true })
  return () => {
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true })
  }
}
