import type { ReactNode } from 'react'
import type { Birth } from '../../../shared/birth/birth.ts'
import { birthDateText, birthTimeText } from '../../../shared/birth/birth-text.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'

type BirthRowProps = { birth: Birth; openLabel: string; onOpen: () => void; actions?: ReactNode }

/** One birth of a list: name with gender, date and time, place. The whole line is a button. */
export function BirthRow({ birth, openLabel, onOpen, actions }: BirthRowProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const when = [birthDateText(birth, language), birthTimeText(birth, language) ?? t('details.unknownTime')].join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-t border-rule">
      <button
        type="button"
        onClick={onOpen}
        title={openLabel}
        className="group grid min-h-12 min-w-0 grow justify-items-start py-3 text-left wrap-anywhere"
      >
        <span className="font-heading text-lg group-hover:text-sindoor">
          {birth.name} ({t(`form.genders.${birth.gender}`)})
        </span>
        <span className="tabular text-ink-soft">{when}</span>
        <span className="text-ink-soft">{birth.place}</span>
      </button>
      {actions}
    </li>
  )
}
