import type { Language } from '@sankalp/contract/language'
import type { Texts } from '../../../lib/locale/texts.ts'

const namespaces = ['chart-words', 'jyotish', 'dosha-words', 'yoga-words', 'kundli-reading', 'kp']

/** Loads the parts that only the engine can calculate, in parallel with the engine itself. */
export const loadReadingSections = () => import('./reading-sections.tsx')
export const loadLifeReading = () => import('./reading/index.ts')

/** Loads the texts and the parts of a chart's page in parallel, so that they do not wait for each other. */
export function prefetchChart(texts: Texts, language: Language): void {
  // This is only a prefetch: a failed part is loaded again, and reported, when it is needed.
  const ignore = () => {}
  import('./details-page.tsx').catch(ignore)
  loadReadingSections().catch(ignore)
  loadLifeReading().catch(ignore)
  for (const namespace of namespaces) if (!texts.has(language, namespace)) texts.load(language, namespace).catch(ignore)
}
