import type { Order } from '@sankalp/contract/orders'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { LinePicture } from '../../../shared/cart/line-picture.tsx'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { DoubleRule } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { StatePicture } from '../../../ui/state-picture.tsx'
import { deliveryWords } from '../date-words.ts'

/** Shows the thanks in the specification's lines, and the delivery date. */
export function Received({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { _id, orderNumber, savings, shippingAddress, delivery, grandTotal, paymentMethod, paymentStatus, transferId } =
    order
  const rupees = (amount: number) => rupeesText(amount, language)
  return (
    <article className="grid gap-5">
      <header className="grid justify-items-center gap-2 text-center">
        <StatePicture of="done-lamp" />
        <Heading level={1}>{t('received.thanks')}</Heading>
        <p role="status" className="text-lg">
          {t('received.text')}
        </p>
        {savings > 0 && <p className="text-peacock">{t('received.saved', { amount: rupees(savings) })}</p>}
      </header>
      <Bought order={order} />
      <DoubleRule />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Item label={t('received.number')}>{orderNumber}</Item>
        <Item
          label={t('totals.grand')}
        >{`${rupees(grandTotal)}, ${paymentStatus === 'pending' && paymentMethod === 'cod' ? t('received.atTheDoor') : t(`payment.${paymentStatus}`)}`}</Item>
        <Item label={t('received.comes')}>{deliveryWords(delivery, language)}</Item>
        {shippingAddress && <Item label={t('received.email')}>{shippingAddress.email}</Item>}
      </dl>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <LinkButton href="/shop" kind="quiet">
          {t('received.shop')}
        </LinkButton>
        {transferId && (
          <LinkButton href={`/mywallet/receipt/${transferId}`} kind="quiet">
            {t('invoice')}
          </LinkButton>
        )}
        <LinkButton href={`/getmyOrders?id=${_id}`}>{t('received.track')}</LinkButton>
      </div>
    </article>
  )
}

/** Shows what is on its way. */
function Bought({ order: { products } }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <ul aria-label={t('entry.products')} className="flex flex-wrap justify-center gap-x-6 gap-y-4">
      {products.map(({ product, quantity }) => (
        <li key={product._id} className="grid w-32 content-start justify-items-center gap-1 text-center">
          <LinePicture product={product} className="size-28" />
          <span className="leading-snug wrap-anywhere">
            {product.name}
            {quantity > 1 && <span className="tabular whitespace-nowrap"> × {quantity}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular font-heading text-lg leading-snug wrap-anywhere">{children}</dd>
    </div>
  )
}
