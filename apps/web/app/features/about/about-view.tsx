import { DrawnView } from '../../lib/drawn/drawn-view.tsx'
import { turnTestimonials } from '../../ui/testimonials-live.ts'

export function AboutView() {
  return <DrawnView enliven={turnTestimonials} />
}
