import type { Order } from '@sankalp/contract/orders'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ActionBar } from '../acting.tsx'
import { useOrder } from '../api/read.ts'
import { listActions } from '../list/actions.ts'
import { LoadFailed } from '../load-failed.tsx'
import { instantText, rupeesText, wordFor } from '../operator-words.ts'

/** /admin/keep/order/…: an order as an operator sees it: goods, buyer, a requested return, and what can be done. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation('operator')
  const { data, error, refetch } = useOrder(orderId)
  return (
    <div className="grid gap-6">
      <PageHead title={t('orderPage.title')} description={t('description')} hidden />
      <Heading level={1}>{data ? t('orderPage.what', { number: data.orderNumber }) : t('orderPage.title')}</Heading>
      {data === null && <EmptyState picture="not-found" title={t('refusals.NOT_FOUND')} />}
      {data === undefined &&
        (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && <Shown order={data} />}
    </div>
  )
}

function Shown({ order }: { order: Order }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { _id, orderNumber, status, paymentStatus, grandTotal, createdAt, tracking, shippingAddress, products } = order
  return (
    <>
      <Facts>
        <Fact label={t('columns.state')} value={wordFor(t, `states.${status}`)} />
        <Fact label={t('columns.payment')} value={wordFor(t, `states.${paymentStatus}`)} />
        <Fact label={t('columns.total')} value={rupeesText(grandTotal, language)} />
        <Fact label={t('columns.placed')} value={instantText(createdAt, language)} />
        {tracking && <Fact label={t('columns.tracking')} value={tracking.number} />}
        {order.cancelReason && <Fact label={t('orderPage.cancelled')} value={order.cancelReason} />}
      </Facts>
      {order.return && <AskedReturn asked={order.return} />}
      <div className="flex flex-wrap gap-3">
        <ActionBar
          actions={listActions.orders}
          row={{ id: _id, state: status }}
          what={t('orderPage.what', { number: orderNumber })}
        />
        <LinkButton kind="quiet" className="px-3" href={`/admin/packing?order=${_id}`}>
          {t('orderPage.packing')}
        </LinkButton>
      </div>
      <section className="grid gap-2">
        <Heading level={2}>{t('orderPage.buyer')}</Heading>
        {shippingAddress ? (
          <address className="not-italic wrap-anywhere">
            <span className="block font-semibold">{shippingAddress.fullName}</span>
            <span className="block">{shippingAddress.addressLine}</span>
            <span className="block">
              {shippingAddress.city}, {shippingAddress.state} {shippingAddress.pinCode}
            </span>
            <span className="tabular block">{shippingAddress.phone}</span>
          </address>
        ) : (
          <p>{t('packing.noAddress')}</p>
        )}
      </section>
      <section className="grid gap-2">
        <Heading level={2}>{t('orderPage.products')}</Heading>
        <ul>
          {products.map(({ product, quantity, amount }) => (
            <li key={product._id} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule py-2">
              <span>
                {quantity} × {product.name}
              </span>
              <span className="tabular text-right font-semibold">{rupeesText(amount, language)}</span>
              <span className="tabular text-sm text-ink-soft">{product.sku}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** What the buyer says and shows, to be read before the return is decided. */
function AskedReturn({ asked }: { asked: NonNullable<Order['return']> }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { reason, note, pictures, requestedAt } = asked
  return (
    <section className="grid gap-3 border-l-3 border-marigold pl-4">
      <Heading level={2}>{t('orderPage.returnAsked', { when: instantText(requestedAt, language) })}</Heading>
      <p className="font-semibold">{t(`returnReasons.${reason}`)}</p>
      {note && <p className="max-w-prose wrap-anywhere">{note}</p>}
      {pictures.length === 0 ? (
        <p className="text-ink-soft">{t('orderPage.noPictures')}</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={t('orderPage.picture', { number: index + 1 })}
                  className="size-32 rounded-md border border-rule object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
