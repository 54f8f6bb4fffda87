import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import type { Call } from '@sankalp/contract/call'
import { type FieldRule, choiceRule, lineRule, linesRule } from '@sankalp/contract/field-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api/api.ts'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { FormSelectField, FormTextAreaField, FormTextField } from '../../../lib/form/fields.tsx'
import { focusField } from '../../../lib/form/focus-field.ts'
import { Form } from '../../../lib/form/form.tsx'
import { rulesResolver } from '../../../lib/form/rules-resolver.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { refusalText, wordFor } from '../operator-words.ts'
import type { Action, ActionField, Row } from './actions.ts'

const actDialogId = 'operator-act'

type Props = { action: Action; row: Row; what: string; onClose: () => void }

/**
 * Opens when mounted. Asks for the input of an action and carries it out: never with one press. If it fails, the reason
 * is shown beside the input.
 */
export function ActDialog({ action, row, what, onClose }: Props) {
  const { t } = useTranslation(['operator', 'shell'])
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  useEffect(() => openDialog(actDialogId), [])
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(action.fields.map(({ name }) => [name, ''])),
    resolver: rulesResolver(Object.fromEntries(action.fields.map((field) => [field.name, ruleOf(field)]))),
    shouldFocusError: false,
  })
  const act = useMutation({
    mutationFn: (typed: Record<string, string>) => carryOut(action.call, action.input(row, trimmed(typed))),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorKeys.all }),
  })
  const submit = useOneAtATime(() =>
    form.handleSubmit(
      async (typed) => {
        try {
          await act.mutateAsync(typed)
          closeDialog(actDialogId)
          showToast('success', t('done', { what: wordFor(t, `actions.${action.name}`) }))
        } catch {
          // The form shows the reason and retains the input.
        }
      },
      (errors) => focusField(element.current, Object.keys(errors)[0] ?? ''),
    )(),
  )
  return (
    <Dialog
      id={actDialogId}
      title={wordFor(t, `actions.${action.name}`)}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <Form
        ref={element}
        form={form}
        problemText={(_, problem: FieldProblem) => fieldText(problem, language)}
        onSubmit={submit}
        className="grid gap-4"
      >
        <p className="font-semibold wrap-anywhere">{what}</p>
        <p className="text-ink-soft">{wordFor(t, `consequences.${action.name}`)}</p>
        {action.fields.map((field) => (
          <ActField key={field.name} field={field} />
        ))}
        <FormMessage text={act.error !== null && refusalText(t, act.error, language)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" disabled={act.isPending} onClick={() => closeDialog(actDialogId)}>
            {t('shell:close')}
          </Button>
          <Button type="submit" kind={action.isGrave ? 'danger' : 'primary'} busy={act.isPending && t('busy')}>
            {wordFor(t, `actions.${action.name}`)}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function ActField({ field }: { field: ActionField }) {
  const { t } = useTranslation('operator')
  const label = wordFor(t, `fields.${field.name}`)
  if (field.kind === 'choice') {
    return (
      <FormSelectField
        name={field.name}
        label={label}
        prompt={t('choose')}
        options={field.choices.map((value) => ({ value, text: wordFor(t, `states.${value}`) }))}
      />
    )
  }
  if (field.kind === 'lines') return <FormTextAreaField name={field.name} label={label} rows={6} maxLength={4000} />
  return (
    <FormTextField
      name={field.name}
      label={label}
      {...(field.kind === 'amount' && { inputMode: 'decimal', prefix: '₹' })}
    />
  )
}

function ruleOf(field: ActionField): FieldRule {
  if (field.kind === 'choice') return choiceRule(field.choices, 'choice')
  if (field.kind === 'lines') return linesRule(4000)
  if (field.kind === 'amount')
    return lineRule(12, (value) => /^-?\d{1,6}(\.\d{1,2})?$/.test(value) && Number(value) !== 0)
  return lineRule(300)
}

function trimmed(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]))
}

/** Send a change under a key, so that it can be repeated after a lost answer. */
function carryOut(call: Call, input: ReturnType<Action['input']>): Promise<unknown> {
  return isIdempotent(call) ? moveMoney(call, input as never) : callApi(call, input as never)
}

function isIdempotent(call: Call): call is Call & { idempotent: true } {
  return call.idempotent === true
}
