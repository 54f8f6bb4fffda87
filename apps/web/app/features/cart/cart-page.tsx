import { useRef } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { errorWords } from '../../lib/api/words.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { type Cart, type CartLine } from '../../shared/cart/cart-changes.ts'
import { useCart } from '../../shared/cart/use-cart.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import { CartLineRow } from './cart-line.tsx'
import { CartTotals } from './cart-totals.tsx'

/** `/cart`: the cart of the signed-in user, or of this device. */
export function CartPage() {
  const { t } = useTranslation('cart')
  const { cart, error, isLoading, retry, isGuest, isSaving, setQuantity, remove } = useCart()
  const language = useLanguage()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} hidden />
      <div className="page-width grid grid-cols-1 gap-6 py-6 sm:py-8">
        {cart && <Full cart={cart} isGuest={isGuest} isSaving={isSaving} setQuantity={setQuantity} remove={remove} />}
        {!cart && <h1 className="text-4xl leading-tight hi:leading-snug">{t('title')}</h1>}
        {!cart && error && (
          <FailedState title={t('failed')} retryLabel={t('tryAgain')} onRetry={retry} busy={isLoading && t('loading')}>
            {errorWords(error, language, '')}
          </FailedState>
        )}
        {!cart && !error && <CartSkeleton />}
      </div>
    </>
  )
}

type FullProps = { cart: Cart; isGuest: boolean; isSaving: boolean } & Pick<
  ReturnType<typeof useCart>,
  'setQuantity' | 'remove'
>

function Full({ cart, isGuest, isSaving, setQuantity, remove }: FullProps) {
  const { t } = useTranslation('cart')
  const heading = useRef<HTMLHeadingElement>(null)
  const count = cart.cart.reduce((sum, { quantity }) => sum + quantity, 0)
  const removeLine = async (line: CartLine) => {
    const removed = remove(line._id)
    // The pressed button has gone with its line, so move the focus to the heading.
    heading.current?.focus({ preventScroll: true })
    await removed
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="text-4xl leading-tight hi:leading-snug">
          {t('title')}
        </h1>
        <p role="status" className="tabular text-ink-soft">
          {count > 0 && t('lines', { count })}
        </p>
      </div>
      {count === 0 ? (
        <EmptyState picture="cart" title={t('empty')} actions={<LinkButton href="/shop">{t('toShop')}</LinkButton>}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className="mx-auto grid w-full max-w-3xl gap-6">
          {isGuest && <p className="border-l-2 border-marigold pl-3 text-ink-soft">{t('guest')}</p>}
          <ul className="grid gap-4">
            {cart.cart.map((line) => (
              <CartLineRow key={line._id} line={line} setQuantity={setQuantity} onRemove={removeLine} />
            ))}
          </ul>
          <CartTotals cart={cart} isGuest={isGuest} isSaving={isSaving} />
        </div>
      )}
    </>
  )
}

function CartSkeleton() {
  const { t } = useTranslation('cart')
  return (
    <div role="status" aria-label={t('loading')} className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      {[0, 1].map((at) => (
        <div key={at} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-lg border border-rule p-4">
          <Skeleton className="size-24" />
          <div className="grid grid-cols-1 content-start gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="h-12 w-40" />
          </div>
        </div>
      ))}
      <Skeleton className="h-40" />
    </div>
  )
}
