import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { focusField } from '../../../lib/form/focus-field.ts'
import { Form } from '../../../lib/form/form.tsx'
import { type TextValues, rulesResolver } from '../../../lib/form/rules-resolver.ts'
import { showServerProblems } from '../../../lib/form/server-problems.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { Conflict } from './conflict.tsx'
import { EditFieldControl, type EditField, ruleOf } from './edit-fields.tsx'

type Props = {
  label: string
  fields: readonly EditField[]
  /** The current values and their version; a new record has none. */
  values: TextValues
  version?: number
  /** Sends the trimmed input, based on a version. */
  save: (values: TextValues, version: number) => Promise<void>
  /** Converts the server's values to the form's format. */
  readNow?: (now: Record<string, unknown>) => TextValues
  /** Returns what a refusal says of the values that were sent, in words by field. */
  faultsIn?: (refusal: unknown, sent: TextValues) => TextValues
  /** Aligns the fields of a row at their top, where both have the same label and hint. */
  isTopAligned?: boolean
  saveLabel: string
  savedText: string
  /** Resets the form after saving, such as for the next stock movement. */
  isRepeated?: boolean
  /** Places the fields below each other, where there is no room for two. */
  isNarrow?: boolean
  /** Shown between the fields and the button. */
  note?: ReactNode
}

/**
 * A form of the catalogue. The input stays after a refusal. It is based on the version from which it was filled: if
 * another operator saves meanwhile, both versions are shown and nothing is overwritten unseen.
 */
export function EditForm({
  label,
  fields,
  values,
  version = 0,
  save,
  readNow,
  faultsIn,
  isTopAligned,
  saveLabel,
  savedText,
  isRepeated,
  isNarrow,
  note,
}: Props) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState({ version, values })
  const [error, setError] = useState<unknown>(null)
  const form = useForm<TextValues>({
    defaultValues: values,
    resolver: rulesResolver(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]))),
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const start = (over: { version: number; values: TextValues }) => {
    setBase(over)
    setError(null)
  }

  if (version > base.version) {
    // Another part of the record was saved, so these fields may be unchanged. If they changed, show the new values
    // unless the user has typed.
    const isSame = fields.every(({ name }) => values[name] === base.values[name])
    if (isSame || !isDirty) setBase({ version, values: isSame ? base.values : values })
  }
  useEffect(() => form.reset(base.values), [form, base.values])

  const submit = useOneAtATime(() =>
    form.handleSubmit(
      async (typed) => {
        setError(null)
        const sent = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]))
        try {
          await save(sent, base.version)
          showToast('success', savedText)
          start({ version: base.version, values: isRepeated ? { ...values } : sent })
        } catch (refusal) {
          setError(refusal)
          const names = fields.map(({ name }) => name)
          const faults = faultsIn?.(refusal, sent) ?? {}
          for (const [name, message] of Object.entries(faults)) form.setError(name, { type: 'invalid', message })
          const first = showServerProblems(form, refusal, names) ?? names.find((name) => faults[name])
          focusField(element.current, first ?? '')
        }
      },
      (errors) => focusField(element.current, fields.find(({ name }) => errors[name])?.name ?? ''),
    )(),
  )
  const changed = readNow && refusalFacts(error, 'CHANGED_MEANWHILE')
  return (
    <Form
      ref={element}
      form={form}
      aria-label={label}
      problemText={(_, problem: FieldProblem) => fieldText(problem, language)}
      onSubmit={submit}
      className="grid gap-5"
    >
      <div
        className={classes(
          'grid items-start gap-x-6 gap-y-4',
          !isNarrow && 'sm:grid-cols-2',
          !isNarrow && !isTopAligned && 'sm:items-end',
        )}
      >
        {fields.map((field) => (
          <EditFieldControl key={field.name} field={field} />
        ))}
      </div>
      {note}
      {changed ? (
        <Conflict
          fields={fields}
          before={base.values}
          now={readNow(changed.now)}
          onTakeTheirs={() => start({ version: changed.version, values: readNow(changed.now) })}
          onKeepMine={() => {
            setBase({ version: changed.version, values: base.values })
            setError(null)
          }}
        />
      ) : (
        <FormMessage text={error !== null && errorWords(error, language, t('edit.failed'))} />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isSubmitting && t('busy')}>
          {saveLabel}
        </Button>
        {isDirty && <p className="text-ink-soft">{t('edit.unsaved')}</p>}
      </div>
    </Form>
  )
}
