import type { Language } from '@sankalp/contract/language'
import { type AllPassages, loadPassages } from '@sankalp/content/readings/passages'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { useComputed } from '../../../../lib/use-computed.ts'

const load = (language: string): Promise<AllPassages> => loadPassages(language as Language)

/** Returns the passages in the language of the page. They come after the chart, which does not wait for them. */
export function usePassages() {
  const { value: passages, failure, retry } = useComputed(useLanguage(), load)
  return { passages, failure, retry }
}
