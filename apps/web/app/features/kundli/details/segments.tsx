import { classes } from '../../../ui/classes.ts'

type SegmentsProps<Value extends string> = {
  label: string
  name: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
}

/** Selects one of a few views, all in one row. Uses radio buttons, so that the arrow keys work. */
export function Segments<Value extends string>({ label, name, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">{label}</legend>
      <div className="flex max-w-xl rounded-md border border-rule-strong bg-paper-raised">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'chip grid min-h-12 flex-1 cursor-pointer place-items-center border-l border-rule px-2 py-1 text-center leading-snug',
              'first:rounded-l-md first:border-l-0 last:rounded-r-md has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-peacock',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
