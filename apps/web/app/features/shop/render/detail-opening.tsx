import { returnDays } from '@sankalp/contract/order-rules'
import type { Product, ProductPage } from '@sankalp/contract/shop'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { buttonClasses } from '../../../ui/button.tsx'
import { shopAddress } from '../shop-address.ts'
import { Delivery, type DeliveryProps } from './delivery.tsx'
import { Gallery } from './gallery.tsx'
import { Price, Stock } from './price.tsx'
import { linkLook, useWords } from './words.ts'

const formId = 'order'

/** The first screen: what it looks like, what it costs, when it comes, and the two ways to buy it. */
export function Opening({ product, day, delivery }: { product: ProductPage; day: string; delivery: DeliveryProps }) {
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
          <div className="grid gap-1">
            <Price product={product} large />
            <p className="text-sm text-ink-soft">
              {gst_percentage > 0 ? t('detail.withTax', { percent: gst_percentage }) : t('detail.taxFree')}
            </p>
            <Stock product={product} day={day} />
          </div>
          {in_stock && <OrderForm product={product} />}
          <Delivery {...delivery} />
          <p className="text-sm text-ink-soft">{t('detail.returns', { count: returnDays })}</p>
        </div>
      </div>
    </header>
  )
}

/** By GET, so that Buy now needs no script. The cart needs one. */
function OrderForm({ product: { _id, max_quantity } }: { product: Product }) {
  const { t } = useWords()
  return (
    <form id={formId} data-order="" action="/checkout" method="get" className="grid gap-3">
      <input type="hidden" name="buy" value={_id} />
      <label className="flex items-center gap-3 font-semibold">
        {t('detail.quantity')}
        <select name="quantity" className="tabular min-h-12 rounded-md border border-rule-strong bg-paper-raised px-3">
          {Array.from({ length: max_quantity }, (_, at) => (
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap gap-3 max-sm:hidden">
        <OrderButtons />
      </div>
      <p role="status" className="flex min-h-7 flex-wrap items-center gap-x-3 noscript:hidden">
        <span data-in-cart="" className="font-semibold text-peacock" />
        <a href="/cart" hidden className={linkLook}>
          {t('detail.toCart')}
        </a>
      </p>
    </form>
  )
}

function OrderButtons() {
  const { t } = useWords()
  return (
    <>
      <button type="button" data-add="" className={buttonClasses('quiet', 'grow noscript:hidden')}>
        {t('detail.add')}
      </button>
      <button type="submit" form={formId} className={buttonClasses('primary', 'grow')}>
        {t('detail.buy')}
      </button>
    </>
  )
}

/** On a phone the two ways to buy stay in the thumb's reach. */
export function OrderBar({ product }: { product: Product }) {
  if (!product.in_stock) return null
  return (
    <div className="sticky bottom-0 z-10 border-t border-rule bg-paper-raised sm:hidden print:hidden">
      <div className="page-width flex gap-3 py-2">
        <OrderButtons />
      </div>
    </div>
  )
}
