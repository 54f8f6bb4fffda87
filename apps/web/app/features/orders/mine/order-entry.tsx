import type { Order } from '@sankalp/contract/orders'
import { Suspense, lazy, useId } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isWaitingForPayment } from '../api/get-orders.ts'
import { longDay } from '../date-words.ts'
import { LinePicture } from '../../../shared/cart/line-picture.tsx'

const OrderDetails = lazy(async () => ({
  default: (await retryImport(() => import('./order-details.tsx'))).OrderDetails,
}))

export const orderElementId = (orderId: string) => `order-${orderId}`

type OrderEntryProps = { order: Order; isOpen: boolean; onToggle: (isOpen: boolean) => void }

/** Shows an order in one row with its number, state and products; a press opens the details. */
export function OrderEntry({ order, isOpen, onToggle }: OrderEntryProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const detailsId = useId()
  const { _id, orderNumber, products, grandTotal, createdAt } = order
  const first = products[0]
  return (
    <Card className="scroll-mt-20 p-0!">
      <article id={orderElementId(_id)} aria-label={orderNumber} className="scroll-mt-20">
        <h2 className="font-text text-base">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => onToggle(!isOpen)}
            className="flex w-full items-center gap-4 rounded-lg p-4 text-left"
          >
            {first && <LinePicture product={first.product} className="size-20 sm:size-24" />}
            <span className="min-w-0 grow">
              <Status order={order} />
              <span className="block font-heading text-lg leading-snug wrap-anywhere">
                {products.length > 1
                  ? t('entry.andMore', { name: first?.product.name ?? '', count: products.length - 1 })
                  : first?.product.name}
              </span>
              <span className="tabular block text-sm text-ink-soft">
                {longDay(createdAt, language)} · {rupeesText(grandTotal, language)}
                <span className="block">{orderNumber}</span>
              </span>
            </span>
            <ChevronDown
              aria-hidden="true"
              size={22}
              className={classes('shrink-0 transition-transform duration-150', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        <div id={detailsId} hidden={!isOpen}>
          {isOpen && (
            <Suspense fallback={<Skeleton className="m-4 h-72" />}>
              <OrderDetails order={order} />
            </Suspense>
          )}
        </div>
      </article>
    </Card>
  )
}

function Status({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const isGood =
    ['packed', 'shipped', 'delivered'].includes(order.status) ||
    (order.status === 'placed' && !isWaitingForPayment(order))
  return (
    <span
      className={classes(
        'text-sm font-semibold',
        isGood ? 'text-peacock' : isWaitingForPayment(order) ? 'text-marigold-ink' : 'text-ink-soft',
      )}
    >
      {isWaitingForPayment(order) ? t('status.unpaid') : t(`status.${order.status}`)}
    </span>
  )
}
