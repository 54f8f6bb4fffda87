import { returnDays } from '@sankalp/contract/order-rules'
import type { Product, ProductPage } from '@sankalp/contract/shop'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ComponentProps, FormEvent, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { useQuantity } from '../../../shared/cart/late-cart.ts'
import { useBuying } from '../../../shared/cart/use-buying.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { shopAddress } from '../shop-address.ts'
import { Delivery } from './delivery.tsx'
import { Gallery } from './gallery.tsx'
import { Price, Stock } from '../price.tsx'
import { linkLook, useWords } from '../words.ts'

const formId = 'order'

/** Renders the first screen: pictures, price, delivery day, and the two ways to buy. */
export function Opening({
  product,
  day,
  delivery,
}: {
  product: ProductPage
  day: string
  delivery: ComponentProps<typeof Delivery>
}) {
  const { t } = useWords()
  const { name, category, category_key, gst_percentage, in_stock } = product
  return (
    <header className="border-b border-rule">
      <div className="page-width grid gap-x-10 gap-y-5 py-3 sm:py-6 lg:grid-cols-2">
        <a
          href="/shop"
          className={`inline-flex min-h-12 items-center gap-1 justify-self-start lg:col-span-2 ${linkLook}`}
        >
          <ChevronLeft aria-hidden="true" size={18} />
          {t('detail.back')}
        </a>
        <Gallery product={product} />
        <div className="grid content-start gap-4">
          <div className="grid gap-1">
            <a
              href={shopAddress({ category: category_key })}
              className="justify-self-start text-ink-soft underline underline-offset-4 hover:text-sindoor"
            >
              {category}
            </a>
            <h1 className="text-3xl leading-tight wrap-anywhere hi:leading-snug sm:text-4xl">{name}</h1>
          </div>
          <div className="flex items-start justify-between gap-4">
            <div className="grid gap-1">
              <Price product={product} large />
              <p className="text-sm text-ink-soft">
                {gst_percentage > 0 ? t('detail.withTax', { percent: gst_percentage }) : t('detail.taxFree')}
              </p>
              <Stock product={product} day={day} />
            </div>
            {in_stock && <Quantity most={product.max_quantity} />}
          </div>
          {in_stock && <OrderForm product={product} />}
          <Delivery {...delivery} />
          <p className="text-sm text-ink-soft">{t('detail.returns', { count: returnDays })}</p>
        </div>
      </div>
    </header>
  )
}

/** Stands beside the price, above the bar that covers the lower end of a phone. */
function Quantity({ most }: { most: number }) {
  const { t } = useWords()
  return (
    <label className="grid gap-1 text-sm text-ink-soft">
      {t('detail.quantity')}
      <select
        name="quantity"
        form={formId}
        className="tabular min-h-12 rounded-md border border-rule-strong bg-paper-raised px-3 text-base text-ink"
      >
        {Array.from({ length: most }, (_, at) => (
          <option key={at} value={at + 1}>
            {at + 1}
          </option>
        ))}
      </select>
    </label>
  )
}

const quantityIn = (form: HTMLFormElement) => Number(new FormData(form).get('quantity'))

/**
 * Submits by GET, so that Buy now works without JavaScript: it takes the chosen quantity to the checkout and does not
 * change the cart.
 */
function OrderForm({ product: { _id } }: { product: Product }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const inCart = useQuantity(_id)
  const buy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(`/checkout?${new URLSearchParams({ buy: _id, quantity: String(quantityIn(event.currentTarget)) })}`)
  }
  return (
    <form id={formId} onSubmit={buy} action="/checkout" method="get" className="grid gap-3">
      <input type="hidden" name="buy" value={_id} />
      <div className="flex flex-wrap gap-3 max-sm:hidden">
        <OrderButtons productId={_id} />
      </div>
      <p role="status" className="flex min-h-7 flex-wrap items-center gap-x-3 noscript:hidden">
        {inCart > 0 && (
          <>
            <span className="font-semibold text-peacock">{t('detail.inCart', { count: inCart })}</span>
            <a href="/cart" className={linkLook}>
              {t('detail.toCart')}
            </a>
          </>
        )}
      </p>
    </form>
  )
}

function OrderButtons({ productId }: { productId: string }) {
  const { t } = useWords()
  const { add } = useBuying(productId, t('card.refused'))
  const isLive = useIsLive()
  const addChosen = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => add(quantityIn(currentTarget.form!))
  return (
    <>
      <button
        type="button"
        form={formId}
        disabled={!isLive}
        onClick={addChosen}
        className={buttonClasses('quiet', 'grow noscript:hidden')}
      >
        {t('detail.add')}
      </button>
      <button type="submit" form={formId} className={buttonClasses('primary', 'grow')}>
        {t('detail.buy')}
      </button>
    </>
  )
}

/** Keeps the two buy buttons in reach of the thumb on a phone. */
export function OrderBar({ product: { _id, in_stock } }: { product: Product }) {
  if (!in_stock) return null
  return (
    <div className="sticky bottom-0 z-10 border-t border-rule bg-paper-raised sm:hidden print:hidden">
      <div className="page-width flex gap-3 py-2">
        <OrderButtons productId={_id} />
      </div>
    </div>
  )
}
