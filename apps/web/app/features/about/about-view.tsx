import type { PageScript } from '../../lib/reading/page-script.ts'
import { ReadingView } from '../../lib/reading/reading-view.tsx'
import { find } from '../../lib/reading/data-names.ts'

/** The script that turns the testimonials is loaded when they come near: many readers never scroll so far. */
const turnWhenNear: PageScript<null> = {
  attach(root) {
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
    const section = find(root, 'testimonials')
    if (section) observer.observe(section)
    return () => {
      isGone = true
      observer.disconnect()
      stop()
    }
  },
}

const scripts = [turnWhenNear]

export function AboutView() {
  return <ReadingView scripts={scripts} />
}
