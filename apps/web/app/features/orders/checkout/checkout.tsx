import type { User } from '@sankalp/contract/users'
import { Suspense, lazy, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { rupeesText, toPaise } from '../../../shared/money/rupees.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import type { SaveTyped } from '../addresses/address-form.tsx'
import { AddressSection, addressSectionId } from '../addresses/address-section.tsx'
import { useAddresses } from '../api/addresses.ts'
import { useCart, useChangeCart } from '../api/get-cart.ts'
import { useQuote } from '../api/quote-order.ts'
import { deliveryWords } from '../date-words.ts'
import { TotalsTable } from '../totals.tsx'
import { useCheckoutDraft } from './checkout-draft.ts'
import { linesOfCart, linesOfQuote, orderablePieces, readBuyNow } from './checkout-lines.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CouponForm } from './coupon-form.tsx'
import { LineList } from './line-list.tsx'
import { PaymentChoice, paymentSectionId } from './payment-choice.tsx'
import { PlaceBar } from './place-bar.tsx'
import { usePlacing } from './use-placing.ts'

/** Loaded on demand, because prices seldom change during a checkout. */
const TotalsChangedDialog = lazy(async () => ({
  default: (await retryImport(() => import('./totals-changed-dialog.tsx'))).TotalsChangedDialog,
}))

type CheckoutProps = { userId: string; user: User | undefined; availablePaise: number | null }

/** Shows the checkout, from the lines down to one total and one button. */
export function Checkout({ userId, user, availablePaise }: CheckoutProps) {
  const { t } = useTranslation(['checkout', 'orders', 'shell'])
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const { draft, change, forget } = useCheckoutDraft(userId)
  const [isPressed, setIsPressed] = useState(false)
  const { data: addresses } = useAddresses()

  const buyNow = readBuyNow(search)
  const cart = useCart(buyNow === null)
  const { mutate: changeCart } = useChangeCart()
  const cartLines = linesOfCart(cart.data?.cart ?? [])
  const products = buyNow ? [buyNow] : orderablePieces(cartLines)
  const address =
    addresses?.find(({ _id }) => _id === draft.addressId) ??
    addresses?.find(({ isDefault }) => isDefault) ??
    addresses?.[0]
  const {
    data: quote,
    error: quoteError,
    isPlaceholderData,
    refetch,
  } = useQuote({ products, coupon: draft.coupon, address })
  const lines = buyNow
    ? linesOfQuote(quote?.lines ?? []).map((line) => ({ ...line, quantity: buyNow.quantity }))
    : cartLines
  const path = `/checkout${search.size > 0 ? `?${search}` : ''}`
  const placing = usePlacing({ path, onPlaced: forget })
  const saveTyped = useRef<SaveTyped | null>(null)
  const onlyOnce = useOneAtATime((work: () => Promise<void>) => work())

  const isGone = refusalFacts(quoteError, 'PRODUCT_WITHDRAWN') !== null
  if ((!buyNow && cart.data && cartLines.length === 0 && !placing.isPending) || (buyNow && isGone)) {
    return (
      <EmptyState
        picture="cart"
        title={buyNow ? t('gone') : t('empty')}
        actions={<LinkButton href="/shop">{t('orders:toShop')}</LinkButton>}
      >
        {buyNow && t('goneText')}
      </EmptyState>
    )
  }
  const failure = (!cart.data && cart.error) || (!quote && quoteError)
  if (failure) {
    return (
      <FailedState
        title={t('failed')}
        retryLabel={t('shell:tryAgain')}
        onRetry={() => void Promise.all([buyNow ? null : cart.refetch(), refetch()])}
      >
        {errorWords(failure, language, '')}
      </FailedState>
    )
  }
  if (lines.length === 0 || (products.length > 0 && !quote)) return <CheckoutSkeleton />

  const changeLine = (productId: string, quantity: number) => {
    if (!buyNow)
      return changeCart(
        { productId, quantity },
        {
          onError: (error) =>
            showToast('error', t('lines.notChanged', { why: errorWords(error, language, '') }).trim()),
        },
      )
    // Without its one line, show the cart.
    setSearch(quantity > 0 ? { buy: productId, quantity: String(quantity) } : {}, {
      replace: true,
      preventScrollReset: true,
    })
  }
  const { method: wanted, coupon } = draft
  const canHaveCod = quote?.cod.isOffered ?? false
  const method =
    wanted === 'cod' && !canHaveCod
      ? ''
      : wanted ||
        (availablePaise !== null && quote && availablePaise >= toPaise(quote.grandTotal) ? 'wallet' : 'online')
  const isWriting = draft.writing === 'new' || addresses?.some(({ _id }) => _id === draft.writing) === true
  // What is typed is saved with the order; the form says what is wrong with it.
  const isTyping = isWriting || addresses?.length === 0
  const addressProblem = !address && !isTyping && t('address.select')
  const hasProblem = lines.some(({ problem }) => problem !== null)

  const press = () => onlyOnce(placeOrder)
  const placeOrder = async () => {
    setIsPressed(true)
    if (!quote || isPlaceholderData) return
    const missing = hasProblem
      ? 'checkout-lines'
      : addressProblem || (isTyping && !saveTyped.current)
        ? addressSectionId
        : method === ''
          ? paymentSectionId
          : null
    if (missing) {
      if (missing === addressSectionId && addressProblem) showToast('error', addressProblem)
      return document.getElementById(missing)?.scrollIntoView({ block: 'start' })
    }
    const target = isTyping ? await saveTyped.current?.() : address
    if (!target || method === '') return
    const { totalAmount, discount, grandTotal, couponRefused } = quote
    await placing.place({
      products,
      totals: { totalAmount, discount, grandTotal },
      addressId: target._id,
      method,
      coupon: couponRefused === null ? coupon : '',
      isBuyNow: buyNow !== null,
    })
  }
  return (
    <div className="grid gap-8">
      <LineList lines={lines} onChange={changeLine} />
      <AddressSection
        user={user}
        draft={draft}
        onChange={change}
        chosenId={address?._id ?? ''}
        problem={isPressed && addressProblem}
        saver={saveTyped}
      />
      {quote && (
        <>
          {quote.delivery && <p>{t('delivery', { when: deliveryWords(quote.delivery, language) })}</p>}
          <CouponForm
            coupon={coupon}
            quote={quote}
            amount={rupeesText(quote.couponDiscount, language)}
            onChange={(code) => change({ coupon: code })}
          />
          <PaymentChoice
            method={method}
            quote={quote}
            availablePaise={availablePaise}
            onChange={(one) => change({ method: one })}
            problem={isPressed && method === '' && t('payment.choose')}
          />
          <TotalsTable totals={quote} />
          <p className="text-sm text-ink-soft">{t('rule')}</p>
        </>
      )}
      <PlaceBar
        quote={quote}
        isAddingUp={isPlaceholderData}
        problem={isPressed && hasProblem && t('lines.mend')}
        placing={placing}
        onPress={() => void press()}
      />
      {placing.changed && (
        <Suspense fallback={null}>
          <TotalsChangedDialog
            changed={placing.changed}
            onAccept={(totals) => void placing.accept(totals)}
            onClose={placing.closeChanged}
          />
        </Suspense>
      )}
    </div>
  )
}
