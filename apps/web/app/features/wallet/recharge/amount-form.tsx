import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import { rechargeLimits } from '@sankalp/contract/recharge-packs'
import { type FormEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { toDigits, wholeRupeesRule } from '../../../shared/money/whole-rupees.ts'
import { type Wish, wishOfAmount } from './wish.ts'

const rule = wholeRupeesRule(rechargeLimits)

type AmountFormProps = {
  firstAmount: string
  used: readonly number[]
  busy: string | false
  onPay: (wish: Wish) => void
}

/**
 * Asks for any amount, with Proceed. It does not use `lib/form`, which validates asynchronously: the payment tab must
 * open within the click handler, or the browser blocks it.
 */
export function AmountForm({ firstAmount, used, busy, onPay }: AmountFormProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => toDigits(firstAmount))
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const wish = rule(typed) === null ? wishOfAmount(Number(typed), used) : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(rule(typed))
    if (wish) onPay(wish)
    else field.current?.focus()
  }
  const rupees = (amount: number) => wholeRupeesText(amount, language)
  const problemTexts: Partial<Record<FieldProblem, string>> = {
    required: t('recharge.missing'),
    outOfRange: t('recharge.outOfRange', { min: rupees(rechargeLimits.min), max: rupees(rechargeLimits.max) }),
  }

  return (
    // If it is sent before its script has loaded, the page returns with the amount filled in.
    <form
      method="get"
      action="/mywallet"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1"
    >
      <TextField
        ref={field}
        name="amount"
        label={t('recharge.amount')}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        placeholder={t('recharge.amountHint')}
        value={typed}
        error={problem && (problemTexts[problem] ?? fieldText(problem, language))}
        onChange={({ target }) => {
          setTyped(toDigits(target.value))
          setProblem(null)
        }}
      />
      {/* Aligned with the field, whose label is above it. */}
      <Button type="submit" busy={busy} className="mt-7 hi:mt-[1.85rem]">
        {t('recharge.proceed')}
      </Button>
      <p className="tabular col-span-2 text-sm text-ink-soft empty:hidden" aria-live="polite">
        {wish &&
          t(wish.credit > wish.amount ? 'recharge.payAndGetExtra' : 'recharge.payAndGet', {
            amount: rupees(wish.amount),
            credit: rupees(wish.credit),
          })}
      </p>
    </form>
  )
}
