import type { Order, OrderLine } from '@sankalp/contract/orders'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText, toPaise } from '../../../shared/money/rupees.ts'
import { Heading } from '../../../ui/heading.tsx'
import { deliveryWords } from '../date-words.ts'
import { LinePicture } from '../../../shared/cart/line-picture.tsx'
import { TotalsTable } from '../totals.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ReturnPictures } from './return-pictures.tsx'

/** Shows all about one order: its state, products, address, price, and the actions available now. */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'users'])
  const language = useLanguage()
  const {
    products,
    shippingAddress: to,
    delivery,
    tracking,
    paymentMethod,
    paymentStatus,
    coupon,
    cancelledBy,
    cancelReason,
    refund,
  } = order
  const isOnItsWay = ['placed', 'packed', 'shipped'].includes(order.status)
  return (
    <div className="grid gap-6 border-t border-rule p-4">
      <div className="grid gap-3">
        <OrderTimeline order={order} />
        {isOnItsWay && <p>{t('entry.comes', { when: deliveryWords(delivery, language) })}</p>}
        {tracking && (
          <p className="wrap-anywhere">
            {t('entry.tracking', { carrier: tracking.carrier })}{' '}
            <a
              href={tracking.url}
              target="_blank"
              rel="noopener noreferrer"
              className="tabular inline-flex min-h-12 items-center font-semibold"
            >
              {tracking.number}
              <span className="sr-only"> {t('entry.newTab')}</span>
            </a>
          </p>
        )}
        {cancelledBy && <p>{t(`cancelledBy.${cancelledBy}`)}</p>}
        {cancelReason && <p className="text-ink-soft wrap-anywhere">{t('entry.reason', { reason: cancelReason })}</p>}
        {refund && (
          <p className="font-semibold text-peacock">
            {t(`refund.${refund.to}`, { amount: rupeesText(refund.amount, language) })}
          </p>
        )}
      </div>
      {order.return && <ReturnPictures order={order} asked={order.return} />}
      <Part title={t('entry.products')}>
        <ul className="grid gap-4">
          {products.map((line) => (
            <li key={line.product._id}>
              <Product line={line} />
            </li>
          ))}
        </ul>
      </Part>
      <div className="grid gap-6 sm:grid-cols-2">
        {to && (
          <Part title={t('entry.address')}>
            <p className="wrap-anywhere">
              {to.fullName}
              <span className="block">
                {[to.addressLine, to.city, t(`users:states.${to.state as 'Goa'}`), to.pinCode].join(', ')}
              </span>
              <span className="tabular block">+91 {to.phone}</span>
              <span className="block">{to.email}</span>
            </p>
          </Part>
        )}
        <Part title={t('entry.payment')}>
          <p>
            {t(`methods.${paymentMethod}`)}: <strong className="font-semibold">{t(`payment.${paymentStatus}`)}</strong>
          </p>
          {coupon && <p className="text-sm text-ink-soft">{t('entry.coupon', { coupon })}</p>}
          <TotalsTable totals={order} />
        </Part>
      </div>
      <OrderActions order={order} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <Heading level={3}>{title}</Heading>
      {children}
    </section>
  )
}

function Product({ line: { product, quantity, final_price: price } }: { line: OrderLine }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <div className="flex gap-4">
      <LinePicture product={product} className="size-18" />
      <div className="min-w-0 grow wrap-anywhere">
        <a href={`/IndividualShop?id=${encodeURIComponent(product._id)}`} className="font-semibold">
          {product.name}
        </a>
        <p className="line-clamp-2 text-sm text-ink-soft">{product.description}</p>
        <p className="text-sm text-ink-soft">
          {[t('entry.sku', { sku: product.sku }), product.colour].filter(Boolean).join(' · ')}
        </p>
        <p className="tabular">
          {rupeesText(price, language)} × {quantity} = {rupeesText((toPaise(price) * quantity) / 100, language)}
        </p>
      </div>
    </div>
  )
}
