import { code } from '@sankalp/contract'
import type { Ref } from 'react'
import { toLatinDigits } from '../../lib/latin-digits.ts'
import { classes } from '../../ui/classes.ts'
import { FieldError, useFieldIds } from '../../ui/field.tsx'

type CodeFieldProps = {
  label: string
  value: string
  onChange: (digits: string) => void
  error?: string | null
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Extracts the digits from text that was typed, pasted ("Your code is 1234") or filled in from the message. */
export function readCode(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, code.digits)
}

/**
 * Shows four boxes for one input: paste, autofill, a password manager and a screen reader all see a single field. Its
 * text is transparent and lies over the boxes that show it.
 */
export function CodeField({ label, value, onChange, error, disabled, ref }: CodeFieldProps) {
  const ids = useFieldIds('otp', { error })
  return (
    <div className="grid gap-2">
      <label htmlFor={ids.control.id} className="font-semibold">
        {label}
      </label>
      <div className="group relative grid w-full max-w-[16.5rem] grid-cols-4 gap-2 sm:gap-3">
        {Array.from({ length: code.digits }, (_, at) => (
          <Box
            key={at}
            digit={value[at]}
            isNext={at === Math.min(value.length, code.digits - 1)}
            isWrong={Boolean(error)}
          />
        ))}
        <input
          {...ids.control}
          ref={ref}
          name="otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(readCode(event.target.value))}
          // Move the cursor behind the last digit, wherever the user pressed.
          onSelect={({ currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
          className="absolute inset-0 size-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
      <FieldError id={ids.errorId} error={error} />
    </div>
  )
}

function Box({ digit, isNext, isWrong }: { digit?: string; isNext: boolean; isWrong: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'tabular grid h-16 min-w-0 place-items-center rounded-md border bg-paper-raised font-heading text-3xl',
        isWrong ? 'border-2 border-sindoor' : digit ? 'border-ink' : 'border-rule-strong',
        isNext && 'group-focus-within:outline-3 group-focus-within:outline-offset-2 group-focus-within:outline-peacock',
      )}
    >
      {digit}
    </span>
  )
}
