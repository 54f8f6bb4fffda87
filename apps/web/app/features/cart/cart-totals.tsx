import { useState } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { rupeesText } from '../../lib/locale/rupees-text.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import type { Cart } from '../../shared/cart/cart-changes.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'

/** Shows the totals, in one place, and the button to continue; on a phone both stay within reach of the thumb. */
export function CartTotals({
  cart: { cart, totalAmount, discount, grandTotal },
  isGuest,
  isSaving,
}: {
  cart: Cart
  isGuest: boolean
  isSaving: boolean
}) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const hasProblems = cart.some(({ problem }) => problem !== null)
  return (
    <section aria-labelledby="totals" className="grid gap-3">
      <h2 id="totals" className="sr-only">
        {t('totals.title')}
      </h2>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-rule pt-3">
        <dt className="text-ink-soft">{t('totals.total')}</dt>
        <dd className="text-right">{rupeesText(totalAmount, language)}</dd>
        <dt className="text-ink-soft">{t('totals.discount')}</dt>
        <dd className="text-right">−{rupeesText(discount, language)}</dd>
      </dl>
      <div className="sticky bottom-0 -mx-4 grid gap-2 border-t border-rule bg-paper px-4 py-3 sm:static sm:mx-0 sm:px-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="tabular leading-snug">
            <span className="block text-sm text-ink-soft">{t('totals.grand')}</span>
            <strong role="status" className="font-heading text-2xl font-normal">
              {rupeesText(grandTotal, language)}
            </strong>
            {isSaving && <span className="ml-2 text-sm text-ink-soft">{t('totals.updating')}</span>}
          </p>
          <Proceed hasProblems={hasProblems} />
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        {t('totals.note')} {isGuest && t('checkoutSignIn')}
      </p>
    </section>
  )
}

/** Unavailable products must be corrected first, because the checkout would refuse them. */
function Proceed({ hasProblems }: { hasProblems: boolean }) {
  const { t } = useTranslation('cart')
  const [isPressed, setIsPressed] = useState(false)
  if (!hasProblems) return <LinkButton href="/checkout">{t('checkout')}</LinkButton>
  return (
    <div className="grid gap-1">
      <Button onClick={() => setIsPressed(true)}>{t('checkout')}</Button>
      <FormMessage text={isPressed && t('mendFirst')} />
    </div>
  )
}
