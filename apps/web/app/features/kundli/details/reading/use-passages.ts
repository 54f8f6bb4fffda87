import type { Language } from '@sankalp/contract/language'
import { type ChartPassages, type PassageFile, filesOf, loadPassages } from '@sankalp/content/readings/passages'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { useComputed } from '../../../../lib/use-computed.ts'
import type { Life } from './life.ts'

/** `question` is a language and the files that a chart needs. */
function load(question: string): Promise<ChartPassages> {
  const [language, ...files] = question.split(' ') as [Language, ...PassageFile[]]
  return loadPassages(language, files)
}

/** Returns the passages of a chart in the language of the page. They come after the chart, which does not wait for them. */
export function usePassages({ indications }: Life) {
  const question = [useLanguage(), ...filesOf(indications.map(({ key }) => key))].join(' ')
  const { value: passages, failure, retry } = useComputed(question, load)
  return { passages, failure, retry }
}
