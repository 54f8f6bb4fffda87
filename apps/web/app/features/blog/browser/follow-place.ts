import { find, findAll } from '../../../lib/reading/data-names.ts'

/** Where the eye rests: a part begins to be read when its heading has come this high. */
const readingLinePx = 140

type Place = { article: string; heading: string; part: number }

/** Where the reader was when the page was last seen; the same article in the other language begins there. */
let place: Place | null = null

/** Marks in the table of contents what is being read, and keeps the place when the page turns to the other language. */
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
  // The link to the other language leads to the same part.
  const other = find(root, 'other') as HTMLAnchorElement | null
  other?.addEventListener('click', () => (other.hash = place?.heading ?? ''), { signal })
  look()
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** How much of a part lies above the reading line, in [0, 1]. */
const partRead = ({ from, to }: { from: number; to: number }) =>
  Math.min(1, (readingLinePx - from) / Math.max(1, to - from))

/** Texts of two languages differ in length: as far into the part as before, not as many pixels. */
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
