import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import { bankHolderLength, bankPatterns, toBankDigits, toIfsc } from '@sankalp/contract/bank-account-rules'
import { lineRule } from '@sankalp/contract/field-rules'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { errorWords } from '../../../lib/api/words.ts'
import { FormTextField } from '../../../lib/form/fields.tsx'
import { focusField } from '../../../lib/form/focus-field.ts'
import { Form } from '../../../lib/form/form.tsx'
import { rulesResolver } from '../../../lib/form/rules-resolver.ts'
import { showServerProblems } from '../../../lib/form/server-problems.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useSaveBankAccount } from '../api/bank-account.ts'

/** In the order of the form: the first wrong field gets the focus. */
const names = ['holder', 'ifsc', 'number', 'numberAgain'] as const
type Values = Record<(typeof names)[number], string>

const resolver = rulesResolver<Values>(
  {
    holder: lineRule(bankHolderLength),
    number: lineRule(40, (typed) => bankPatterns.number.test(toBankDigits(typed)), 'bankNumber'),
    numberAgain: lineRule(40),
    ifsc: lineRule(20, (typed) => bankPatterns.ifsc.test(toIfsc(typed)), 'ifsc'),
  },
  ({ number, numberAgain }) => (toBankDigits(number) === toBankDigits(numberAgain) ? {} : { numberAgain: 'different' }),
)

/** Asks for the account number twice, because a wrong digit sends the money to a stranger. */
export function BankAccountForm({ onSaved, onCancel }: { onSaved: () => void; onCancel: (() => void) | null }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const save = useSaveBankAccount()
  const form = useForm<Values>({
    defaultValues: { holder: '', number: '', numberAgain: '', ifsc: '' },
    resolver,
    shouldFocusError: false,
  })
  const submit = useOneAtATime(() =>
    form.handleSubmit(
      async (typed) => {
        try {
          await save.mutateAsync(typed)
          showToast('success', t('bank.saved'))
          onSaved()
        } catch (refusal) {
          // The message below shows the reason; the typed text is retained.
          focusField(element.current, showServerProblems(form, refusal, names) ?? '')
        }
      },
      (errors) => focusField(element.current, names.find((name) => errors[name]) ?? ''),
    )(),
  )
  const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <Form
      ref={element}
      form={form}
      aria-label={t('bank.title')}
      problemText={(_, problem: FieldProblem) => fieldText(problem, language)}
      onSubmit={submit}
      className="grid gap-4"
    >
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormTextField name="holder" label={t('bank.holder')} hint={t('bank.holderHint')} autoComplete="off" />
        <FormTextField
          name="ifsc"
          label={t('bank.ifsc')}
          hint={t('bank.ifscHint')}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <FormTextField name="number" label={t('bank.number')} {...numeric} />
        <FormTextField name="numberAgain" label={t('bank.numberAgain')} {...numeric} />
      </div>
      <FormMessage text={save.error !== null && errorWords(save.error, language, t('bank.failed'))} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending && t('bank.saving')}>
          {t('bank.save')}
        </Button>
        {onCancel && (
          <Button kind="quiet" disabled={save.isPending} onClick={onCancel}>
            {t('bank.cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}
