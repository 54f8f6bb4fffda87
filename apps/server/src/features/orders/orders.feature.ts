import type { Feature } from '../../platform/feature.ts'
import type { Live } from '../../platform/live/live.ts'
import { mountCodEditing } from './cod-editing.ts'
import { mountCouponEditing } from './coupon-editing.ts'
import type { OrderHooks } from './order-hooks.ts'
import type { OrderGoods, OrderNeeds } from './order-needs.ts'
import { demoCarrierJob } from './orders.jobs.ts'
import { mountOrders } from './orders.routes.ts'
import { createOrders } from './orders.service.ts'

type Needs<Row extends OrderGoods> = Omit<OrderNeeds<Row>, 'tell' | 'hooks'> & { hooks?: OrderHooks; isDemo: boolean }

export function createOrdersFeature<Row extends OrderGoods>({ isDemo, hooks = {}, ...needs }: Needs<Row>) {
  let live: Live | null = null
  const orders = createOrders<Row>({
    ...needs,
    hooks,
    tell: (tx, { id: orderId, userId }) => tx.afterCommit(() => live?.tell(userId, 'order:changed', { orderId })),
  })
  const { steps } = orders
  return {
    name: 'orders',
    steps,
    /** How payments handle one that is for an order. */
    purpose: {
      onPaid: steps.onPaid,
      onEnded: steps.onEnded,
      pathAfter: (orderId: string) => `/orderReceived?id=${orderId}`,
    },
    mount({ mount }) {
      mountOrders(mount, orders)
      mountCouponEditing(mount, needs.clock)
      mountCodEditing(mount, needs)
    },
    live: (channel) => void (live = channel),
    jobs: isDemo ? [demoCarrierJob({ ...needs, steps })] : [],
    eraseFor: orders.eraseFor,
    exportFor: orders.exportFor,
  } satisfies Feature & Record<string, unknown>
}
