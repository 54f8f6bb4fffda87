import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref, SelectHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import { controlClasses, Field, type FieldTexts, useFieldIds } from './field.tsx'

/** Options of one group follow each other and are shown under its name. */
export type Option = { value: string; text: string; group?: string }

type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & {
    ref?: Ref<HTMLSelectElement>
    options: readonly Option[]
    /** The first line, shown while nothing is chosen; it cannot be chosen itself. */
    prompt?: string
  }

export function SelectField({ label, hint, error, id, className, options, prompt, ...select }: SelectFieldProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids} className={className}>
      <SelectBox {...select} {...ids.control} options={options} prompt={prompt} />
    </Field>
  )
}

type SelectBoxProps = Omit<SelectFieldProps, keyof FieldTexts>

/** The control without a label, for several controls under one label. */
export function SelectBox({ options, prompt, className, ...select }: SelectBoxProps) {
  return (
    <span className="relative block">
      <select {...select} className={classes(controlClasses, 'appearance-none pr-10', className)}>
        {prompt && (
          <option value="" disabled>
            {prompt}
          </option>
        )}
        {inGroups(options).map(({ group, members }) =>
          group === undefined ? (
            <Options key="" options={members} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={members} />
            </optgroup>
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={20}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}

function inGroups(options: readonly Option[]): { group: string | undefined; members: Option[] }[] {
  const groups: { group: string | undefined; members: Option[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}
