import { dakshinaRange } from '@sankalp/contract/booking-rules'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useDakshina } from '../../../shared/dakshina/use-dakshina.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { toDigits } from '../../../shared/money/whole-rupees.ts'
import { chipClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { dakshinaRule } from '../price.ts'

type DakshinaChoiceProps = { acharyaName: string; typed: string; disabled: boolean; onChange: (typed: string) => void }

/** Asks for a gift to the acharya. What is chosen or typed is in the total at once; a second press takes it out. */
export function DakshinaChoice({ acharyaName, typed, disabled, onChange }: DakshinaChoiceProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const rupees = (amount: number) => wholeRupeesText(amount, language)
  const isWrong = typed !== '' && dakshinaRule(typed) !== null
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-3">
      <legend className="contents">
        <Heading level={3}>{t('dakshina.title')}</Heading>
      </legend>
      <p className="max-w-prose text-sm wrap-anywhere text-ink-soft">{t('dakshina.intro', { acharya: acharyaName })}</p>
      <Presets typed={typed} onChange={onChange} />
      <TextField
        name="dakshina"
        className="max-w-xs"
        label={t('dakshina.amount')}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        error={isWrong && t('dakshina.outOfRange', { min: rupees(dakshinaRange.min), max: rupees(dakshinaRange.max) })}
        onChange={({ target }) => onChange(toDigits(target.value))}
      />
    </fieldset>
  )
}

/** Offers the usual amounts, one press each, and marks the most common one. */
function Presets({ typed, onChange }: Pick<DakshinaChoiceProps, 'typed' | 'onChange'>) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const { data: options, error } = useDakshina()
  if (error && !options) return <p className="text-ink-soft">{t('dakshina.failed')}</p>
  if (!options) return <Skeleton className="h-16 w-full" />
  return (
    <ul aria-label={t('dakshina.presets')} className="flex flex-wrap gap-2">
      {options.map(({ _id, name, dakhinaAmount, mostPopular }) => {
        const amount = String(dakhinaAmount)
        return (
          <li key={_id} className="grid">
            <button
              type="button"
              aria-pressed={typed === amount}
              onClick={() => onChange(typed === amount ? '' : amount)}
              className={chipClasses('tabular flex-col gap-0! px-4! py-1!')}
            >
              <span>{wholeRupeesText(dakhinaAmount, language)}</span>
              <span className="text-xs font-normal">{mostPopular ? t('dakshina.popular') : name}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
