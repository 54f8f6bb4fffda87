import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { readCartCount, subscribeToCartCount } from '../../shared/cart/cart-count.ts'

/** The search, which on a phone is in the menu instead, and the cart. */
export default function BarLinks() {
  const { t } = useTranslation()
  return (
    <>
      <a
        href="/search"
        className="inline-flex min-h-12 items-center px-2 font-semibold text-ink no-underline hover:text-sindoor max-sm:hidden"
      >
        {t('search')}
      </a>
      <CartLink />
    </>
  )
}

/** Links to the cart. The device stores the number of items, so that no page loads anything for it. */
function CartLink() {
  const { t } = useTranslation()
  const count = useSyncExternalStore(subscribeToCartCount, readCartCount, () => 0)
  return (
    <a
      href="/cart"
      aria-label={count > 0 ? `${t('account.cart')} (${count})` : t('account.cart')}
      className="relative grid size-12 shrink-0 place-items-center rounded-md text-ink hover:text-sindoor"
    >
      <ShoppingBag aria-hidden="true" size={20} />
      {count > 0 && (
        <span className="tabular absolute top-1 right-0.5 min-w-5 rounded-full bg-marigold px-1 text-center text-sm leading-5 text-on-marigold">
          {count}
        </span>
      )}
    </a>
  )
}
