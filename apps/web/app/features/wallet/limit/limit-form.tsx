import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import type { DailyLimit } from '@sankalp/contract/wallet'
import { dailyLimitRange, limitRaiseHours } from '@sankalp/contract/wallet-rules'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { errorWords } from '../../../lib/api/words.ts'
import { FormTextField } from '../../../lib/form/fields.tsx'
import { focusField } from '../../../lib/form/focus-field.ts'
import { Form } from '../../../lib/form/form.tsx'
import { rulesResolver } from '../../../lib/form/rules-resolver.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useSetDailyLimit } from '../api/set-daily-limit.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { toDigits, wholeRupeesRule } from '../../../shared/money/whole-rupees.ts'

type LimitValues = { limit: string }
const resolver = rulesResolver<LimitValues>({ limit: wholeRupeesRule(dailyLimitRange) })

/** Sets, lowers, raises or removes the daily limit. Says beforehand which of these takes effect at once. */
export default function LimitForm({ daily, onClose }: { daily: DailyLimit; onClose: () => void }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const { mutateAsync, isPending, error } = useSetDailyLimit()
  const form = useForm<LimitValues>({
    defaultValues: { limit: daily.limit === null ? '' : String(daily.limit) },
    resolver,
    shouldFocusError: false,
  })
  const rupees = (amount: number) => wholeRupeesText(amount, language)

  const send = async (limit: number | null) => {
    try {
      const now = await mutateAsync(limit)
      showToast('success', t(now.next ? 'limit.willChange' : limit === null ? 'limit.removed' : 'limit.saved'))
      onClose()
    } catch {
      // The form shows the error and keeps what was typed.
    }
  }
  const submit = useOneAtATime(() =>
    form.handleSubmit(
      ({ limit }) => send(Number(limit)),
      () => focusField(element.current, 'limit'),
    )(),
  )
  const remove = useOneAtATime(() => send(null))
  /** Cancels a raise that is not in effect yet. It counts as lowering and takes effect at once. */
  const keep = useOneAtATime(() => send(daily.limit))
  const problemText = (_: string, problem: FieldProblem) => {
    if (problem === 'required') return t('recharge.missing')
    if (problem === 'outOfRange')
      return t('recharge.outOfRange', { min: rupees(dailyLimitRange.min), max: rupees(dailyLimitRange.max) })
    return fieldText(problem, language)
  }

  return (
    <Form ref={element} form={form} problemText={problemText} onSubmit={submit} className="grid gap-3">
      <FormTextField
        name="limit"
        label={t('limit.amount')}
        hint={t('limit.hint', { hours: limitRaiseHours })}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        normalize={toDigits}
      />
      <FormMessage text={Boolean(error) && t('limit.failed', { why: errorWords(error, language, '') }).trim()} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending && t('limit.saving')}>
          {t('limit.save')}
        </Button>
        {daily.next && daily.limit !== null && (
          <Button kind="quiet" disabled={isPending} onClick={() => void keep()}>
            {t('limit.keep', { limit: rupees(daily.limit) })}
          </Button>
        )}
        {daily.limit !== null && !(daily.next && daily.next.limit === null) && (
          <Button kind="quiet" disabled={isPending} onClick={() => void remove()}>
            {t('limit.remove')}
          </Button>
        )}
        <Button kind="quiet" disabled={isPending} onClick={onClose}>
          {t('limit.cancel')}
        </Button>
      </div>
    </Form>
  )
}
