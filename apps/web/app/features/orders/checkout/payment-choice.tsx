import { type PaymentMethod, paymentMethods } from '@sankalp/contract/order-life'
import { useId } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText, toPaise } from '../../../shared/money/rupees.ts'
import { Heading } from '../../../ui/heading.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { Quote } from '../api/quote-order.ts'

type PaymentChoiceProps = {
  method: PaymentMethod | ''
  quote: Pick<Quote, 'grandTotal' | 'cod'>
  /** The available balance of the wallet; null while it is not known. */
  availablePaise: number | null
  onChange: (method: PaymentMethod) => void
  problem: string | false
}

export const paymentSectionId = 'checkout-payment'

/** Selects the payment method. Each explains what it means for this order, or why it is unavailable. */
export function PaymentChoice({ method, quote, availablePaise, onChange, problem }: PaymentChoiceProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const { grandTotal, cod } = quote
  const rupees = (amount: number) => rupeesText(amount, language)
  const missingPaise = availablePaise === null ? 0 : Math.max(0, toPaise(grandTotal) - availablePaise)
  const notes: Record<PaymentMethod, string> = {
    wallet:
      availablePaise === null
        ? t('payment.walletText')
        : missingPaise > 0
          ? t('payment.walletShort', { available: rupees(availablePaise / 100), missing: rupees(missingPaise / 100) })
          : t('payment.walletHas', { available: rupees(availablePaise / 100) }),
    online: t('payment.onlineText'),
    cod:
      cod.refused === null
        ? t('payment.codText', { amount: rupees(grandTotal) })
        : t(`payment.codRefused.${cod.refused}`, { limit: rupees(cod.limit ?? 0), orders: cod.orders ?? 0 }),
  }
  return (
    <section aria-labelledby={paymentSectionId} className="grid gap-3">
      <Heading level={2} id={paymentSectionId} className="scroll-mt-24">
        {t('payment.title')}
      </Heading>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t('payment.title')}</legend>
        {paymentMethods.map((one) => (
          <Method
            key={one}
            name={t(`payment.${one}`)}
            note={notes[one]}
            value={one}
            isChosen={method === one}
            isDisabled={one === 'cod' && !cod.isOffered}
            onChoose={() => onChange(one)}
          />
        ))}
      </fieldset>
      <div role="alert" className="empty:hidden">
        <FieldError error={problem} />
      </div>
    </section>
  )
}

type MethodProps = {
  name: string
  note: string
  value: PaymentMethod
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
}

function Method({ name, note, value, isChosen, isDisabled, onChoose }: MethodProps) {
  const id = useId()
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-lg border border-rule bg-paper-raised p-4 has-checked:border-marigold has-checked:bg-marigold-tint has-disabled:cursor-not-allowed has-disabled:bg-paper-sunk">
      <input
        type="radio"
        name="paymentMethod"
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        className="mt-1 size-5 shrink-0 accent-sindoor"
      />
      <span className="min-w-0">
        <span id={`${id}-name`} className="block font-semibold">
          {name}
        </span>
        <span id={`${id}-note`} className="tabular block text-sm text-ink-soft">
          {note}
        </span>
      </span>
    </label>
  )
}
