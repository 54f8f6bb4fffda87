import { useId } from 'react'
import { chipClasses } from './button.tsx'
import { FieldError } from './field.tsx'

type ManyChoicesProps<Key extends string> = {
  label: string
  options: readonly { key: Key; text: string }[]
  chosen: readonly Key[]
  error?: string | false | undefined
  onToggle: (key: Key) => void
}

/** Offers a few options of which any number can be chosen, all visible. */
export function ManyChoices<Key extends string>({ label, options, chosen, error, onToggle }: ManyChoicesProps<Key>) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-2">
      <legend className="pb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ key, text }) => (
          <label key={key} className={chipClasses('cursor-pointer')}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              aria-invalid={error ? true : undefined}
              onChange={() => onToggle(key)}
              className="size-5 accent-sindoor"
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
