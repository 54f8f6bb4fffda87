import { DrawnView } from '../../lib/drawn/drawn-view.tsx'

/** What lets the voices turn comes when they come near: many readers never get so far. */
function turnWhenNear(root: HTMLElement): () => void {
  let stop = () => {}
  let isGone = false
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      // Without a network they stay a list to scroll.
      import('../../ui/testimonials-live.ts').then(
        ({ turnTestimonials }) => {
          if (!isGone) stop = turnTestimonials(root)
        },
        () => undefined,
      )
    },
    { rootMargin: '50%' },
  )
  const section = root.querySelector('[data-testimonials]')
  if (section) observer.observe(section)
  return () => {
    isGone = true
    observer.disconnect()
    stop()
  }
}

export function AboutView() {
  return <DrawnView enliven={turnWhenNear} />
}
