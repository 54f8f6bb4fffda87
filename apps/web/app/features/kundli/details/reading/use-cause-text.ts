import { causeWords } from '@sankalp/content/readings/cause-words'
import { yogaFactsKey, yogaFactsValues } from '@sankalp/content/yoga-facts'
import type { Cause, Graha } from '@sankalp/jyotish'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { dateText, listText } from '../date-text.ts'

/** Returns how a cause is said, such as "Moon in Rohini, pada 2"; dates are those of the birthplace. */
export function useCauseText(offsetHours: number): (cause: Cause) => string {
  const { t } = useTranslation(['kundli-reading', 'jyotish', 'chart-words', 'yoga-words'])
  const language = useLanguage()
  const graha = (key: Graha) => t(`jyotish:grahas.${key}`)
  const list = (words: string[]) => listText(words, language)
  return (cause) => {
    const { key, values } = causeWords(cause, {
      graha,
      rashi: (rashi) => t(`jyotish:rashis.${rashi}`),
      nakshatra: (nakshatra) => t(`jyotish:nakshatras.${nakshatra}`),
      dignity: (dignity) => t(`chart-words:dignities.${dignity}.name`),
      yoga: ({ key: yoga, facts }) => ({
        yoga: t(`yoga-words:yogas.${yoga as 'ruchaka'}.name`),
        made: t(
          `yoga-words:by.${yogaFactsKey(facts) as 'conjunction'}`,
          yogaFactsValues(facts, (of) => graha(of as Graha), list),
        ),
      }),
      date: (ms) => dateText(ms, offsetHours, language),
      list,
    })
    return t(`causes.${key}`, values)
  }
}
