import type { InputHTMLAttributes, Ref, SelectHTMLAttributes } from 'react'
import { controlClasses, Field, type FieldTexts, useFieldIds } from './field.tsx'
import { type Option, SelectBox } from './select-field.tsx'

type PhoneFieldProps = FieldTexts & {
  id?: string
  /** The accessible name of the country select before the number. */
  countryLabel: string
  countries: readonly Option[]
  country: SelectHTMLAttributes<HTMLSelectElement>
  number: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
  className?: string
}

/** Shows a country code and a number side by side under one label. */
export function PhoneField({
  label,
  hint,
  error,
  id,
  countryLabel,
  countries,
  country,
  number,
  className,
}: PhoneFieldProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids} className={className}>
      <div className="grid grid-cols-[6.5rem_1fr] gap-2">
        <SelectBox {...country} aria-label={countryLabel} options={countries} className="tabular" />
        <input type="tel" inputMode="numeric" {...number} {...ids.control} className={`${controlClasses} tabular`} />
      </div>
    </Field>
  )
}
