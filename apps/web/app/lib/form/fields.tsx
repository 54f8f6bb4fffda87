import type { ChangeEvent, ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { RadioGroup } from '../../ui/choice-fields.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useFieldError } from './form.tsx'

/** The fields of `ui` in a form: each finds its value and its message by its name. */

type TextProps = ComponentProps<typeof TextField> & {
  name: string
  /** What becomes of what is typed, at once: other digits into ours, say. */
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
