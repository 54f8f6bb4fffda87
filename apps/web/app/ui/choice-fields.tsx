import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError, FieldHint, type FieldTexts } from './field.tsx'
import type { Option } from './select-field.tsx'

const markClasses = 'mt-[0.1875rem] size-5 shrink-0 accent-sindoor'
const rowClasses =
  'flex min-h-12 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft'

type RadioGroupProps = FieldTexts & {
  name: string
  options: readonly (Option & { disabled?: boolean })[]
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  className?: string
}

/** Offers a few options of which one can be chosen, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, name, options, value, defaultValue, onChange, onBlur, required, disabled, className } =
    props
  const id = useId()
  const describedBy = classes(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined
  return (
    <fieldset disabled={disabled} aria-describedby={describedBy} onBlur={onBlur} className={className}>
      <legend className="font-semibold">{label}</legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className={rowClasses}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={() => onChange?.(option.value)}
              className={markClasses}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  error?: FieldTexts['error']
}

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className={rowClasses}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={markClasses}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
