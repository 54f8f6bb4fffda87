import { importUntilThere } from '../../lib/lazy-form/retry-import.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PublicView } from '../../lib/public-page/page-frame.tsx'
import type { AboutFacts } from './about-page.tsx'

/**
 * The page is for reading rather than interaction: the server renders it, and its script is not part of the first load.
 */
const AboutPage = lazyPart<AboutFacts>(() => importUntilThere(async () => (await import('./about-page.tsx')).AboutPage))

export function AboutView() {
  return <PublicView<AboutFacts> body={AboutPage} />
}
