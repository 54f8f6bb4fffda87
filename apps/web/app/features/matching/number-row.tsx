import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page-facts.ts'
import { classes } from '../../ui/classes.ts'
import { controlClasses, FieldError } from '../../ui/field.tsx'
import { type NumberField, type Partner, type PartnerProblems, type PartnerValues, cleanNumber, fieldId } from './partner-values.ts'

type NumberRowProps = {
  partner: Partner
  legend: string
  fields: readonly NumberField[]
  values: PartnerValues
  problems: PartnerProblems
  onChange: (patch: Partial<PartnerValues>) => void
}

/** A date or a time as a row of short numbers; what is wrong stands below the row, where there is room for words. */
export function NumberRow({ partner, legend, fields, values, problems, onChange }: NumberRowProps) {
  const { t } = useTranslation('matching')
  const say = useProblem()
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{legend}</legend>
      <div className={classes('grid gap-3', fields.length === 3 ? 'grid-cols-3' : 'grid-cols-2')}>
        {fields.map((field) => {
          const id = fieldId(partner, field)
          const isWrong = problems[field] !== undefined
          return (
            <div key={field} className="grid">
              <label htmlFor={id} className="text-sm text-ink-soft">
                {t(`form.${field}`)}
              </label>
              <input
                id={id}
                name={id}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={values[field]}
                onChange={(event) => onChange({ [field]: cleanNumber(event.target.value, field) })}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-error` : undefined}
                className={classes(controlClasses, 'tabular')}
              />
            </div>
          )
        })}
      </div>
      {fields.map((field) => (
        <FieldError key={field} id={`${fieldId(partner, field)}-error`} error={say(problems[field], field)} />
      ))}
    </fieldset>
  )
}

/** What is wrong with a field, in words. */
export function useProblem() {
  const { t } = useTranslation('matching')
  const { year } = usePageFacts()
  return (problem: PartnerProblems[keyof PartnerProblems], field?: NumberField): string | null => {
    if (!problem) return null
    const name = field ? t(`form.${field}`) : ''
    if (problem === 'range') return field ? t(`form.problems.range.${field}`, { least: 1900, most: year }) : t('form.problems.zone')
    // Three empty boxes stand over one place for words: each says which one it is.
    return problem === 'required' && field ? t('form.problems.requiredField', { field: name }) : t(`form.problems.${problem}`)
  }
}
