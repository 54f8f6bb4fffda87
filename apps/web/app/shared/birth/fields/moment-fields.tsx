import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Checkbox } from '../../../ui/choice-fields.tsx'
import { classes } from '../../../ui/classes.ts'
import { FieldError } from '../../../ui/field.tsx'
import { SelectBox } from '../../../ui/select-field.tsx'
import type { BirthProblems } from '../birth-problems.ts'
import { firstBirthYear } from '../birth-years.ts'
import type { BirthMoment } from '../typed-birth.ts'
import { useProblemText } from './problem-text.ts'

export type MomentFieldsProps = {
  /** Prefix of the controls' names in a form for two births: m_, f_. */
  prefix?: string
  /** Without this, the fields are uncontrolled: a list that is open when the script loads stays open. */
  values?: BirthMoment
  onChange?: (change: Partial<BirthMoment>) => void
  problems: BirthProblems
  firstYear?: number
  /** The current year, as in the server's page. */
  year: number
  dateHint?: string
  timeHint?: string
  /** The consequence of an unknown time on this page. */
  unknownNote?: string
  disabled?: boolean
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const asOptions = (values: number[]) => values.map((value) => ({ value: String(value), text: String(value) }))
const days = asOptions(numbers(1, 31))
const hours = asOptions(numbers(1, 12))
const minutes = numbers(0, 59).map((value) => ({ value: String(value), text: String(value).padStart(2, '0') }))

/**
 * Asks for the day and time of a birth in the same way in every form: an unambiguous date, a 12-hour time with the
 * words of the language, and a choice for an unknown time. Its texts are in `birth`.
 */
export function MomentFields(props: MomentFieldsProps) {
  return (
    <>
      <DateFields {...props} />
      <TimeFields {...props} />
    </>
  )
}

function DateFields(props: MomentFieldsProps) {
  const { t } = useTranslation('birth')
  const { firstYear = firstBirthYear, year } = props
  const months = numbers(1, 12).map((value) => ({ value: String(value), text: t(`months.${value as 1}`) }))
  // The latest year first: most users are young.
  const years = asOptions(numbers(firstYear, year).toReversed())
  return (
    <Group {...props} legend={t('date')} hint={props.dateHint} missing="date" fields={['day', 'month', 'year']}>
      <Choice {...props} field="day" options={days} />
      <Choice {...props} field="month" options={months} />
      <Choice {...props} field="year" options={years} />
    </Group>
  )
}

function TimeFields(props: MomentFieldsProps) {
  const { t } = useTranslation('birth')
  const { prefix = '', values, onChange, unknownNote, disabled } = props
  const [isTicked, setIsTicked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isUnknown = values ? values.timeUnknown : isTicked
  // The box may have been ticked before the script loaded.
  useLayoutEffect(() => {
    const ticked = box.current?.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked
    if (ticked) setIsTicked(true)
  }, [])
  const tick = (timeUnknown: boolean) => {
    setIsTicked(timeUnknown)
    onChange?.({ timeUnknown })
  }
  return (
    <div ref={box}>
      <Group
        {...props}
        legend={t('time')}
        hint={props.timeHint}
        missing="time"
        fields={['hour', 'minute', 'ampm']}
        isLeftOut={isUnknown}
      >
        <Choice {...props} field="hour" options={hours} />
        <Choice {...props} field="minute" options={minutes} />
        <Choice
          {...props}
          field="ampm"
          options={(['AM', 'PM'] as const).map((value) => ({ value, text: t(`halves.${value}`) }))}
        />
      </Group>
      <Checkbox
        name={`${prefix}timeUnknown`}
        label={t('timeUnknown')}
        {...(values && { checked: values.timeUnknown })}
        onChange={({ target }) => tick(target.checked)}
        disabled={disabled}
      />
      {isUnknown && unknownNote && <p className="text-ink-soft">{unknownNote}</p>}
    </div>
  )
}

type ChoiceField = Exclude<keyof BirthMoment, 'timeUnknown'>

type GroupProps = MomentFieldsProps & {
  legend: string
  hint?: string
  /** The message to show while nothing is chosen yet. */
  missing: 'date' | 'time'
  fields: readonly ChoiceField[]
  isLeftOut?: boolean
  children: ReactNode
}

/** The longest words, a month and सुबह AM, fit at 320 px. */
const columns = { date: 'grid-cols-[4fr_8fr_5.5fr]', time: 'grid-cols-[4fr_4fr_6.5fr]' }

/** Groups three choices that form one answer, with their messages together below them. */
function Group({ problems, legend, hint, missing, fields, isLeftOut, disabled, children }: GroupProps) {
  const { t } = useTranslation('birth')
  const problemText = useProblemText()
  const isUntouched = fields.every((field) => problems[field] === 'required')
  const found = isUntouched
    ? [t(`problems.required.${missing}`)]
    : fields.flatMap((field) => problemText(field, problems[field]) ?? [])
  const messages = isLeftOut ? [] : found
  const id = useId()
  const describedBy = [messages.length > 0 && id, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      disabled={isLeftOut || disabled}
      aria-describedby={describedBy || undefined}
      className="grid content-start gap-1 disabled:text-ink-soft"
    >
      <legend className="font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className={classes('grid gap-1.5 sm:gap-2', columns[missing])}>{children}</div>
      <div id={id}>
        {messages.map((text) => (
          <FieldError key={text} error={text} />
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = MomentFieldsProps & { field: ChoiceField; options: readonly { value: string; text: string }[] }

function Choice({ prefix = '', values, onChange, problems, field, options }: ChoiceProps) {
  const { t } = useTranslation('birth')
  return (
    <label className="grid gap-1">
      <span className="text-sm text-ink-soft">{t(field)}</span>
      <SelectBox
        name={prefix + field}
        options={options}
        prompt="–"
        {...(values ? { value: values[field] } : { defaultValue: '' })}
        onChange={({ target }) => onChange?.({ [field]: target.value })}
        aria-invalid={problems[field] ? true : undefined}
        required
        className="pr-7! pl-1.5 xs:pr-8! xs:pl-2"
      />
    </label>
  )
}
