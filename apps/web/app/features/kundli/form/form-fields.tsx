import { type ReactNode, useId } from 'react'
import { birthGenders } from '../../../lib/birth/birth.ts'
import { type BirthDraft, type BirthField, yearsUpTo } from '../../../lib/birth/birth-rules.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../../lib/page-facts.ts'
import { Checkbox, RadioGroup } from '../../../ui/choice-fields.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { SelectBox } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { KundliFormState } from './use-kundli-form.ts'

type FieldsProps = { form: KundliFormState }

export function useProblemText({ problems }: Pick<KundliFormState, 'problems'>) {
  const { t } = useTranslation('kundli')
  return (field: BirthField): string | undefined => {
    const problem = problems[field]
    if (!problem) return undefined
    return problem === 'required' ? t(`form.problems.required.${field}`) : t(`form.problems.${problem}`)
  }
}

export function PersonFields({ form }: FieldsProps) {
  const { t } = useTranslation('kundli')
  const problemText = useProblemText(form)
  const { draft, change, isBusy } = form
  return (
    <>
      <TextField
        id="kundli-name"
        name="name"
        label={t('form.name')}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problemText('name')}
        autoComplete="name"
        maxLength={90}
        required
        disabled={isBusy}
      />
      <RadioGroup
        name="gender"
        label={t('form.gender')}
        options={birthGenders.map((value) => ({ value, text: t(`form.genders.${value}`) }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
        error={problemText('gender')}
        required
        disabled={isBusy}
      />
    </>
  )
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const asOptions = (values: number[]) => values.map((value) => ({ value: String(value), text: String(value) }))
const days = asOptions(numbers(1, 31))
const hours = asOptions(numbers(1, 12))
const halves = ['AM', 'PM'].map((value) => ({ value, text: value }))
const minutes = numbers(0, 59).map((value) => ({ value: String(value), text: String(value).padStart(2, '0') }))

export function DateFields({ form }: FieldsProps) {
  const { t } = useTranslation('kundli')
  const { year } = usePageFacts()
  const months = numbers(1, 12).map((value) => ({ value: String(value), text: t(`form.months.${value as 1}`) }))
  return (
    <Group form={form} legend={t('form.dateLegend')} missing="date" fields={['day', 'month', 'year']}>
      <Choice form={form} field="day" options={days} />
      <Choice form={form} field="month" options={months} />
      <Choice form={form} field="year" options={asOptions(yearsUpTo(year))} />
    </Group>
  )
}

export function TimeFields({ form }: FieldsProps) {
  const { t } = useTranslation('kundli')
  const { draft, change, isBusy } = form
  return (
    <div>
      <Group form={form} legend={t('form.timeLegend')} missing="time" fields={['hour', 'minute', 'ampm']} disabled={draft.timeUnknown}>
        <Choice form={form} field="hour" options={hours} />
        <Choice form={form} field="minute" options={minutes} />
        <Choice form={form} field="ampm" options={halves} />
      </Group>
      <Checkbox
        name="timeUnknown"
        label={t('form.timeUnknown')}
        checked={draft.timeUnknown}
        onChange={({ target }) => change({ timeUnknown: target.checked })}
        disabled={isBusy}
      />
      {draft.timeUnknown && <p className="text-ink-soft">{t('form.timeUnknownNote')}</p>}
    </div>
  )
}

type GroupProps = FieldsProps & {
  legend: string
  /** What is said when nothing of it is chosen yet. */
  missing: 'date' | 'time'
  fields: readonly ('day' | 'month' | 'year' | 'hour' | 'minute' | 'ampm')[]
  disabled?: boolean
  children: ReactNode
}

/** Three choices that make one answer: their messages stand together below them. */
function Group({ form, legend, missing, fields, disabled, children }: GroupProps) {
  const problemText = useProblemText(form)
  const { t } = useTranslation('kundli')
  const isUntouched = fields.every((field) => form.problems[field] === 'required')
  const messages = isUntouched
    ? [t(`form.problems.required.${missing}`)]
    : fields.map(problemText).filter((text) => text !== undefined)
  const id = useId()
  return (
    <fieldset
      disabled={disabled || form.isBusy}
      aria-describedby={messages.length > 0 && !disabled ? id : undefined}
      className="grid gap-1 disabled:text-ink-soft"
    >
      <legend className="font-semibold">{legend}</legend>
      <div className="grid grid-cols-[1fr_1.4fr_1.2fr] gap-2 sm:gap-3">{children}</div>
      {!disabled && (
        <div id={id}>
          {messages.map((text) => (
            <FieldError key={text} error={text} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

type ChoiceField = keyof BirthDraft & ('day' | 'month' | 'year' | 'hour' | 'minute' | 'ampm')
type ChoiceProps = FieldsProps & { field: ChoiceField; options: readonly { value: string; text: string }[] }

function Choice({ form, field, options }: ChoiceProps) {
  const { t } = useTranslation('kundli')
  const { draft, change, problems } = form
  return (
    <label className="grid gap-1">
      <span className="text-sm text-ink-soft">{t(`form.${field}`)}</span>
      <SelectBox
        name={field}
        options={options}
        prompt="–"
        value={draft[field]}
        onChange={({ target }) => change({ [field]: target.value })}
        aria-invalid={problems[field] ? true : undefined}
        required
        className="pr-8! pl-2 sm:pl-3"
      />
    </label>
  )
}
