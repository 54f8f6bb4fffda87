import { find } from './data-names.ts'

/**
 * After a search the focus is on the heading of what was found, where `exchangeParts` leaves it. On a phone that stands below the form and the
 * screen's edge: it is brought up, so that one sees what came of it; where it is in sight already, nothing moves.
 */
export function showFound(root: HTMLElement): void {
  const heading = find(root, 'landing')
  if (!heading) return
  heading.focus({ preventScroll: true })
  if (heading.getBoundingClientRect().top > innerHeight / 2) heading.scrollIntoView({ block: 'start' })
}
