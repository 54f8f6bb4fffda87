import { useId } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { SelectBox } from '../../../ui/select-field.tsx'
import { StepButton } from '../../../ui/step-button.tsx'
import { monthWords } from '../slot-words.ts'

type MonthChoiceProps = { months: readonly string[]; month: string; onChange: (month: string) => void }

/** Selects this month or one of the next 23, with an arrow on either side. */
export function MonthChoice({ months, month, onChange }: MonthChoiceProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const id = useId()
  const at = months.indexOf(month)
  const step = (to: 'previous' | 'next') => {
    const target = months[to === 'previous' ? at - 1 : at + 1]
    // Do not disable the arrows at the ends: a keyboard user would lose the focus.
    return (
      <StepButton
        to={to}
        aria-label={t(`time.${to}`)}
        aria-disabled={!target}
        onClick={() => target && onChange(target)}
      />
    )
  }
  return (
    <div className="grid max-w-md grid-cols-[auto_1fr_auto] items-center gap-3">
      {step('previous')}
      <div>
        <label htmlFor={id} className="sr-only">
          {t('time.month')}
        </label>
        <SelectBox
          id={id}
          value={month}
          onChange={({ target }) => onChange(target.value)}
          options={months.map((value) => ({ value, text: monthWords(value, language) }))}
          className="font-semibold"
        />
      </div>
      {step('next')}
    </div>
  )
}
