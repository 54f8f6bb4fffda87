import { type FieldRule, choiceRule, lineRule, linesRule } from '@sankalp/contract/field-rules'
import { useController } from 'react-hook-form'
import { FormRadioGroup, FormSelectField, FormTextAreaField, FormTextField } from '../../../lib/form/fields.tsx'
import { useFieldError } from '../../../lib/form/form.tsx'
import { ManyChoices } from '../../../ui/many-choices.tsx'
import { PickedField } from './picked-field.tsx'
import { splitMany } from './split-many.ts'

type Choice = { value: string; text: string }

/** A field of a form, as data: every value is a text, and the parent converts it to the API's format. */
export type EditField = { name: string; label: string; hint?: string } & (
  | { kind: 'line' | 'lines'; max: number; isHindi?: boolean; rows?: number; isOptional?: boolean }
  | { kind: 'whole' | 'rupees'; least: number; most: number; isOptional?: boolean }
  | { kind: 'day' }
  | { kind: 'choice' | 'radio'; choices: readonly Choice[] }
  /** Any number of values, separated by commas. */
  | { kind: 'many' | 'picked'; choices: readonly Choice[] }
)

export function EditFieldControl({ field }: { field: EditField }) {
  const { name, label, hint } = field
  const both = { name, label, hint }
  switch (field.kind) {
    case 'lines':
      return <FormTextAreaField {...both} rows={field.rows ?? 4} {...(field.isHindi && { lang: 'hi' })} />
    case 'whole':
      return <FormTextField {...both} inputMode={field.least < 0 ? 'text' : 'numeric'} autoComplete="off" />
    case 'rupees':
      return <FormTextField {...both} inputMode="decimal" prefix="₹" autoComplete="off" />
    case 'day':
      return <FormTextField {...both} type="date" />
    case 'choice':
      return <FormSelectField {...both} options={field.choices} />
    case 'radio':
      return <FormRadioGroup {...both} options={field.choices} />
    case 'many':
      return <FormManyChoices field={field} />
    case 'picked':
      return <PickedField name={name} label={label} choices={field.choices} />
    default:
      return <FormTextField {...both} autoComplete="off" {...(field.isHindi && { lang: 'hi' })} />
  }
}

function FormManyChoices({ field: { name, label, choices } }: { field: EditField & { kind: 'many' | 'picked' } }) {
  const { value, onChange } = useController({ name }).field
  const chosen = splitMany(value as string)
  return (
    <div className="sm:col-span-2">
      <ManyChoices
        label={label}
        options={choices.map(({ value: key, text }) => ({ key, text }))}
        chosen={chosen}
        error={useFieldError(name)}
        onToggle={(key) =>
          onChange(
            choices
              .map((choice) => choice.value)
              .filter((one) => (one === key) !== chosen.includes(one))
              .join(','),
          )
        }
      />
    </div>
  )
}

/** Returns the rule of a field, with the same limits as its API call. */
export function ruleOf(field: EditField): FieldRule {
  switch (field.kind) {
    case 'line':
      return optional(field.isOptional, lineRule(field.max))
    case 'lines':
      return optional(field.isOptional, linesRule(field.max))
    case 'whole':
      return optional(
        field.isOptional,
        lineRule(12, (value) => /^-?\d{1,9}$/.test(value) && isWithin(field, value), 'outOfRange'),
      )
    case 'rupees':
      return optional(
        field.isOptional,
        lineRule(12, (value) => /^\d{1,9}(\.\d{1,2})?$/.test(value) && isWithin(field, value), 'outOfRange'),
      )
    case 'day':
      return lineRule(10, (value) => /^\d{4}-\d{2}-\d{2}$/.test(value), 'date')
    case 'many':
    case 'picked':
      return () => null
    default:
      return choiceRule(
        field.choices.map(({ value }) => value),
        'choice',
      )
  }
}

function optional(isOptional: boolean | undefined, rule: FieldRule): FieldRule {
  return (typed) => (isOptional && typed.trim() === '' ? null : rule(typed))
}

function isWithin({ least, most }: { least: number; most: number }, value: string): boolean {
  return Number(value) >= least && Number(value) <= most
}
