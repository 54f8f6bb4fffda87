import { retryImport } from '../../lib/lazy-form/retry-import.ts'
import { lazyScript } from '../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../lib/reading/reading-view.tsx'

const scripts = [
  // At once, but not with the first view: it fills in what is known, and a form that can be typed into is there already.
  lazyScript<null>(() => retryImport(async () => (await import('./contact-script.tsx')).contactScript), {
    afterMs: () => 0,
  }),
]

export function ContactView() {
  return <ReadingView scripts={scripts} />
}
