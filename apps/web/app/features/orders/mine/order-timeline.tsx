import type { OrderStatus } from '@sankalp/contract/order-life'
import type { Order } from '@sankalp/contract/orders'
import Check from 'lucide-react/icons/check'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { dayAndClock } from '../date-words.ts'

const usualWay: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered']

/** Returns the past events with their times, and the coming ones. */
export function timelineOf({
  status,
  timeline,
}: Pick<Order, 'status' | 'timeline'>): { status: OrderStatus; at: string | null }[] {
  const taken = timeline.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const isOver = ['cancelled', 'returned', 'returnRequested'].includes(status)
  const toCome = isOver ? [] : usualWay.filter((step) => !taken.some((one) => one.status === step))
  return [...taken, ...toCome.map((step) => ({ status: step, at: null }))]
}

export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const steps = timelineOf(order)
  return (
    <ol aria-label={t('timeline.label')} className="grid">
      {steps.map(({ status, at }, index) => (
        <li key={status} className="relative flex gap-3 pb-3 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classes(
                'absolute top-6 bottom-0 left-[0.6875rem] w-0.5',
                steps[index + 1]!.at ? 'bg-peacock' : 'bg-rule',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classes(
              'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border',
              at ? 'border-peacock bg-peacock text-on-peacock' : 'border-rule-strong',
            )}
          >
            {at && <Check size={14} strokeWidth={3} />}
          </span>
          <span className={at ? '' : 'text-ink-soft'}>
            {t(`status.${status}`)}
            <span className="tabular block text-sm text-ink-soft">
              {at ? dayAndClock(at, language) : t('timeline.toCome')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
