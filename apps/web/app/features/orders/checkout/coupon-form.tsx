import { type FormEvent, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Quote } from '../api/quote-order.ts'

type CouponFormProps = { coupon: string; quote: Quote; amount: string; onChange: (coupon: string) => void }

const readable = /^[A-Za-z\d-]{3,24}$/

/** Applies a coupon. If it does not reduce the total, the reason is shown below it. */
export function CouponForm({ coupon, quote, amount, onChange }: CouponFormProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const [typed, setTyped] = useState(coupon)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const isApplied = coupon !== '' && quote.couponRefused === null

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim().toUpperCase()
    setIsUnreadable(code !== '' && !readable.test(code))
    if (code === '' || readable.test(code)) onChange(code)
  }
  const remove = () => {
    setTyped('')
    onChange('')
  }
  if (isApplied) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-y border-rule py-2">
        <p role="status" className="text-peacock">
          {t('coupon.applied', { code: coupon, amount })}
        </p>
        <Button kind="quiet" onClick={remove}>
          {t('coupon.remove')}
        </Button>
      </div>
    )
  }
  const error = isUnreadable
    ? t('coupon.refused.unknown')
    : coupon !== '' && quote.couponRefused !== null && t(`coupon.refused.${quote.couponRefused}`)
  return (
    <div className="grid gap-3">
      {quote.coupons.length > 0 && (
        <ul aria-label={t('coupon.offers')} className="flex flex-wrap gap-2">
          {quote.coupons.map(({ code, discount }) => (
            <li key={code}>
              <Button kind="quiet" onClick={() => onChange(code)}>
                {t('coupon.offer', { code, amount: wholeRupeesText(discount, language) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        noValidate
        onSubmit={apply}
        className="grid grid-cols-[minmax(0,20rem)_auto] items-start justify-start gap-3"
      >
        <TextField
          label={t('coupon.label')}
          name="coupon"
          value={typed}
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button kind="quiet" type="submit" className="mt-7 hi:mt-8">
          {t('coupon.apply')}
        </Button>
      </form>
    </div>
  )
}
