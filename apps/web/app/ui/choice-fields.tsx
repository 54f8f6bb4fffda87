import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { chipClasses } from './button.tsx'
import { classes } from './classes.ts'
import { FieldError, FieldHint, type FieldTexts } from './field.tsx'
import type { Option } from './select-field.tsx'

const markClasses = 'mt-[0.1875rem] size-5 shrink-0 accent-sindoor'
const rowClasses =
  'flex min-h-12 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft'

const radioClasses =
  'relative text-left has-disabled:border-rule has-disabled:bg-paper-sunk has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock'

type RadioGroupProps<Value extends string> = FieldTexts & {
  name: string
  options: readonly (Option & { value: Value; disabled?: boolean })[]
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  /** Hides the label from the eye where the options speak for themselves. */
  labelHidden?: boolean
  className?: string
}

/**
 * Offers a few options of which one can be chosen, all visible: in forms, and as the views of a page. The field covers
 * its chip, so that the browser shows its own complaint in the right place.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, name, options, value, defaultValue, onChange, onBlur, required, disabled, className } =
    props
  const id = useId()
  const describedBy = classes(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined
  return (
    <fieldset disabled={disabled} aria-describedby={describedBy} onBlur={onBlur} className={className}>
      <legend className={props.labelHidden ? 'sr-only' : 'pb-2 font-semibold'}>{label}</legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={chipClasses(radioClasses)}>
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
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
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
