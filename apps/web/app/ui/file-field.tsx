import Upload from 'lucide-react/icons/upload'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { buttonClasses } from './button.tsx'
import { classes } from './classes.ts'
import { Field, type FieldTexts, useFieldIds } from './field.tsx'

type FileFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    ref?: Ref<HTMLInputElement>
    /** The text of the button, such as "Choose a picture". */
    button: ReactNode
    /** The name of the chosen file, or a text that none is chosen. */
    chosen?: ReactNode
  }

/**
 * Lays the invisible input over a button of our own. This keeps its keyboard, drop and screen-reader behaviour, and the
 * layout does not depend on the browser's own text.
 */
export function FileField({ label, hint, error, id, className, button, chosen, ...input }: FileFieldProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids} className={className}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          className={classes(
            buttonClasses('quiet', 'relative overflow-hidden'),
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
            input.disabled && 'cursor-not-allowed border-rule bg-paper-sunk text-ink-soft',
          )}
        >
          <Upload aria-hidden="true" size={18} />
          <span>{button}</span>
          <input {...input} {...ids.control} type="file" className="absolute inset-0 cursor-pointer opacity-0" />
        </span>
        {chosen && <span className="min-w-0 break-all text-ink-soft">{chosen}</span>}
      </div>
    </Field>
  )
}
