import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

/** The texts around the control of every field, already translated. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  error?: string | null | false
}

/** Returns the attributes that tie a control to its label, hint and error for screen readers. */
export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  return {
    control: {
      id: controlId,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': classes(error && errorId, Boolean(hint) && hintId) || undefined,
    },
    hintId,
    errorId,
  }
}

export const controlClasses = classes(
  'min-h-12 w-full rounded-md border border-rule-strong bg-paper-raised px-3 py-2 text-ink',
  'placeholder:text-ink-soft hover:border-ink',
  'aria-invalid:border-2 aria-invalid:border-sindoor',
  'disabled:cursor-not-allowed disabled:border-rule disabled:bg-paper-sunk disabled:text-ink-soft',
  'read-only:not-[select]:border-rule read-only:not-[select]:bg-paper-sunk',
)

type FieldProps = FieldTexts & { ids: ReturnType<typeof useFieldIds>; children: ReactNode; className?: string }

export function Field({ label, hint, error, ids, children, className }: FieldProps) {
  return (
    <div className={classes('grid content-start gap-1', className)}>
      <label htmlFor={ids.control.id} className="font-semibold">
        {label}
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {children}
      <FieldError id={ids.errorId} error={error} />
    </div>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-soft">
      {children}
    </p>
  )
}

/** Shows an error in red with an icon and text, since some users cannot tell the colour. */
export function FieldError({ id, error }: { id?: string; error: FieldTexts['error'] }) {
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-1.5 font-semibold text-sindoor">
      <CircleAlert aria-hidden="true" size={18} className="mt-1 shrink-0" />
      <span className="min-w-0 whitespace-pre-line wrap-anywhere">{error}</span>
    </p>
  )
}
