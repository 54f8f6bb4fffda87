import type { Language } from '@sankalp/contract/language'
import type { Texts } from '../../../lib/locale/texts.ts'

const namespaces = ['chart-words', 'jyotish', 'dosha-words', 'yoga-words']

/** What only the engine can tell; asked for while the engine itself is on its way. */
export const loadReadingSections = () => import('./reading-sections.tsx')

/** Asks for the words and the parts of a chart's page all at once; one after the other each would wait for the last. */
export function prefetchChart(texts: Texts, language: Language): void {
  // A head start only: what fails here is asked for again, and told of, when it is needed.
  const ignore = () => {}
  import('./details-page.tsx').catch(ignore)
  loadReadingSections().catch(ignore)
  for (const namespace of namespaces) if (!texts.has(language, namespace)) texts.load(language, namespace).catch(ignore)
}
