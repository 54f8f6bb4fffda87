/**
 * Moves focus to the results heading after a search. On a phone the heading is below the form and may be out of view:
 * scroll it into view. If it is already visible, do not scroll.
 */
export function showFound(heading: HTMLElement | null): void {
  if (!heading) return
  heading.focus({ preventScroll: true })
  if (heading.getBoundingClientRect().top > innerHeight / 2) heading.scrollIntoView({ block: 'start' })
}
