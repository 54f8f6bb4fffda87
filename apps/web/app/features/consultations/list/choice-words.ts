import { acharyaLanguageNames, acharyaSpecialityNames } from '@sankalp/content/acharyas-texts'
import type { AcharyaLanguage, AcharyaSpeciality } from '@sankalp/contract/acharya-keys'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import type { ChoiceName } from './list-address.ts'

/** Returns the name of a choice, for lists and chips. */
export function useChoiceWords() {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  return (name: ChoiceName, value: string): string => {
    if (name === 'speciality') return acharyaSpecialityNames[value as AcharyaSpeciality][language]
    if (name === 'language') return acharyaLanguageNames[value as AcharyaLanguage][language]
    if (name === 'gender') return t(`genders.${value as 'Male'}`)
    if (name === 'price')
      return t('filters.upTo', { amount: t('card.perMinute', { amount: wholeRupeesText(Number(value), language) }) })
    return t('filters.stars', { count: Number(value) })
  }
}
