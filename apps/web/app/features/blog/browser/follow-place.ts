import { find, findAll } from '../../../lib/reading/data-names.ts'

/** A part counts as being read when its heading has scrolled up to this line. */
const readingLinePx = 140

type Place = { article: string; heading: string; part: number }

/** The reader's last position; the same article in the other language begins there. */
let place: Place | null = null

/**
 * Marks the current part in the table of contents, and keeps the position when the user switches to the other language.
 */
export function followPlace(root: HTMLElement, article: string, signal: AbortSignal): void {
  const headings = [...root.querySelectorAll<HTMLElement>('[data-reading] > h2[id]')]
  const end = find(root, 'reading')!
  const spans = () =>
    headings.map((heading, at) => ({
      from: topOf(heading),
      to: headings[at + 1] ? topOf(headings[at + 1]!) : end.getBoundingClientRect().bottom,
    }))

  if (place?.article === article) returnTo(place, headings, spans())

  const look = () => {
    const all = spans()
    const at = all.findLastIndex(({ from }) => from <= readingLinePx)
    const heading = headings[at]?.id ?? ''
    mark(root, heading)
    place = heading ? { article, heading, part: partRead(all[at]!) } : null
  }
  let isDue = false
  const lookSoon = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      if (!signal.aborted) look()
    })
  }
  addEventListener('scroll', lookSoon, { passive: true, signal })
  addEventListener('resize', lookSoon, { passive: true, signal })
  // Point the link to the other language at the same part.
  const other = find(root, 'other') as HTMLAnchorElement | null
  other?.addEventListener('click', () => (other.hash = place?.heading ?? ''), { signal })
  look()
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** Returns the share of a part above the reading line, in [0, 1]. */
const partRead = ({ from, to }: { from: number; to: number }) =>
  Math.min(1, (readingLinePx - from) / Math.max(1, to - from))

/** Scrolls to the same share of the part, not to the same pixel, because texts of two languages differ in length. */
function returnTo(
  { heading, part }: Place,
  headings: readonly HTMLElement[],
  all: readonly { from: number; to: number }[],
): void {
  const at = headings.findIndex(({ id }) => id === heading)
  const span = all[at]
  if (span) scrollBy({ top: span.from + part * (span.to - span.from) - readingLinePx, behavior: 'instant' })
}

function mark(root: HTMLElement, heading: string): void {
  for (const link of findAll(root, 'toc')) {
    if (link.dataset.toc === heading) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
