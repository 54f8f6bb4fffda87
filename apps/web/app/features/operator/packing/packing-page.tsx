import type { Order } from '@sankalp/contract/orders'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useOrdersToPack } from '../api/read.ts'
import { LoadFailed } from '../load-failed.tsx'
import { instantText, rupeesText } from '../operator-words.ts'

/**
 * /admin/packing: the content of each parcel, one sheet of paper each; one order with `?order=`, else all that wait.
 */
export function PackingPage() {
  const { t } = useTranslation('operator')
  const [search] = useSearchParams()
  const { data, error, refetch } = useOrdersToPack(search.get('order'))
  return (
    <div className="grid gap-5">
      <PageHead title={t('packing.title')} description={t('description')} hidden />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Heading level={1}>{t('packing.title')}</Heading>
        {data && data.length > 0 && (
          <Button onClick={() => window.print()}>{t('packing.print', { count: data.length })}</Button>
        )}
      </div>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data?.length === 0 && <EmptyState picture="orders" title={t('packing.none')} />}
      {data?.map((order) => (
        <Slip key={order._id} order={order} />
      ))}
    </div>
  )
}

/** Shows no prices, because the parcel may be a gift; only the amount that the carrier collects. */
function Slip({ order }: { order: Order }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { orderNumber, createdAt, shippingAddress, products, paymentMethod, grandTotal } = order
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article
      aria-label={orderNumber}
      className="grid gap-4 rounded-lg border border-rule bg-paper-raised p-5 break-after-page print:rounded-none print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="tabular text-2xl">{t('packing.order', { number: orderNumber })}</h2>
        <p className="tabular text-ink-soft">{instantText(createdAt, language)}</p>
      </div>
      {shippingAddress ? (
        <address className="text-lg not-italic">
          <span className="block font-semibold">{shippingAddress.fullName}</span>
          <span className="block wrap-anywhere">{shippingAddress.addressLine}</span>
          <span className="block">
            {shippingAddress.city}, {shippingAddress.state}{' '}
            <span className="tabular font-semibold">{shippingAddress.pinCode}</span>
          </span>
          <span className="tabular block">{shippingAddress.phone}</span>
        </address>
      ) : (
        <p>{t('packing.noAddress')}</p>
      )}
      <table className="w-full">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              {t('columns.product')}
            </th>
            <th scope="col" className="pb-1 pl-3 text-left font-normal">
              {t('columns.sku')}
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-normal">
              {t('columns.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ product, quantity }) => (
            <tr key={product._id} className="border-t border-rule align-baseline">
              <td className="py-2">{product.name}</td>
              <td className="tabular py-2 pl-3">{product.sku}</td>
              <td className="tabular py-2 pl-3 text-right font-semibold">{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tabular text-right">{t('packing.pieces', { count: pieces })}</p>
      {paymentMethod === 'cod' && (
        <p className="border-2 border-ink p-3 text-center text-xl font-semibold">
          {t('packing.collect', { amount: rupeesText(grandTotal, language) })}
        </p>
      )}
    </article>
  )
}
