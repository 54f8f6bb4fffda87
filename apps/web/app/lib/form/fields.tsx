import type { ChangeEvent, ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { RadioGroup } from '../../ui/choice-fields.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useFieldError } from './form.tsx'

/** The fields of `ui` for a form: each gets its value and its error message by its name. */

type TextProps = ComponentProps<typeof TextField> & {
  name: string
  /** Converts the input as it is typed, for example other digits to Latin ones. */
  normalize?: (typed: string) => string
}

export function FormTextField({ name, normalize, ...props }: TextProps) {
  const { onChange, ...field } = useFormContext().register(name)
  const error = useFieldError(name)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const value = normalize?.(event.target.value)
    if (value !== undefined && value !== event.target.value) event.target.value = value
    return void onChange(event)
  }
  return <TextField {...props} {...field} onChange={change} error={error} />
}

export function FormTextAreaField({ name, ...props }: ComponentProps<typeof TextAreaField> & { name: string }) {
  return <TextAreaField {...props} {...useFormContext().register(name)} error={useFieldError(name)} />
}

export function FormSelectField({ name, ...props }: ComponentProps<typeof SelectField> & { name: string }) {
  return <SelectField {...props} {...useFormContext().register(name)} error={useFieldError(name)} />
}

export function FormRadioGroup({ name, ...props }: ComponentProps<typeof RadioGroup>) {
  const { value, onChange, onBlur } = useController({ name }).field
  return (
    <RadioGroup
      {...props}
      name={name}
      value={value as string}
      onChange={onChange}
      onBlur={onBlur}
      error={useFieldError(name)}
    />
  )
}
