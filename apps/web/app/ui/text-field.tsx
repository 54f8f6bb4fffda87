import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { controlClasses, Field, type FieldTexts, useFieldIds } from './field.tsx'

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
    ref?: Ref<HTMLInputElement>
    /** Shown before the input and not part of its value, such as +91 or ₹. */
    prefix?: ReactNode
  }

export function TextField({ label, hint, error, id, className, prefix, ...input }: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error })
  const control = <input type="text" {...input} {...ids.control} className={controlClasses} />
  return (
    <Field label={label} hint={hint} error={error} ids={ids} className={className}>
      {prefix ? <Prefixed prefix={prefix}>{control}</Prefixed> : control}
    </Field>
  )
}

function Prefixed({ prefix, children }: { prefix: ReactNode; children: ReactNode }) {
  return (
    <div className="flex">
      <span className="tabular inline-flex min-h-12 items-center rounded-l-md border border-r-0 border-rule-strong bg-paper-sunk px-3">
        {prefix}
      </span>
      <div className="grow *:rounded-l-none">{children}</div>
    </div>
  )
}

/** Uses the browser's own date picker, which fits the phone, the keyboard and the visitor's calendar best. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'prefix'>) {
  return <TextField {...props} type="date" />
}

export function TimeField(props: Omit<TextFieldProps, 'type' | 'prefix'>) {
  return <TextField {...props} type="time" />
}

type TextAreaProps = FieldTexts & React.TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

export function TextAreaField({ label, hint, error, id, className, ...area }: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids} className={className}>
      <textarea rows={3} {...area} {...ids.control} className={classes(controlClasses, 'leading-normal')} />
    </Field>
  )
}
