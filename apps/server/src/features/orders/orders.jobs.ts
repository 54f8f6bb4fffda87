import type { OrderStatus } from '@sankalp/contract/order-life'
import { z } from 'zod'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { defineJob, handleJob } from '../../platform/jobs/job.ts'
import type { OrderSteps } from './order-steps.ts'
import { type OrderRow, listWaiting } from './orders.repository.ts'

/**
 * The demo has no warehouse, so an order advances by itself this many minutes after its last change, unless an operator
 * was faster. Short enough to watch in one sitting, long enough to cancel an order first. An older order is left to the
 * operators, so that those of the demo's history wait for them.
 */
export const demoMinutes = { placed: 3, packed: 5, shipped: 15, returnRequested: 15 } as const satisfies Partial<
  Record<OrderStatus, number>
>
const mostAtOnce = 100
const oneSittingHours = 24

const demoCarrier = defineJob('orders.demo-carrier', z.object({}), { cron: '* * * * *', retryLimit: 0 })

type DemoStatus = keyof typeof demoMinutes

/** For the demo only, which has no shop staff. */
export function demoCarrierJob({ db, clock, steps }: { db: Db; clock: Clock; steps: OrderSteps }) {
  const next: Record<DemoStatus, (tx: Tx, order: OrderRow) => Promise<unknown>> = {
    placed: (tx, { id }) => steps.pack(tx, id),
    packed: (tx, { id, number }) =>
      steps.ship(tx, id, { carrier: 'indiaPost', trackingNumber: `DEMO-${String(number).padStart(8, '0')}` }),
    shipped: (tx, { id }) => steps.deliver(tx, id),
    returnRequested: (tx, { id }) => steps.closeReturn(tx, id, { accept: true, resell: true }),
  }
  return handleJob(demoCarrier, async () => {
    for (const status of Object.keys(demoMinutes) as DemoStatus[]) {
      const due = await listWaiting(db, status, later(clock.now(), -demoMinutes[status] * 60), mostAtOnce)
      const sittingSince = later(clock.now(), -oneSittingHours * 3600)
      for (const seen of due.filter((order) => isReady(order) && order.placedAt > sittingSince))
        await db.transaction((tx) => next[status](tx, seen))
    }
  })
}

/** Returns whether it may advance. An order that waits for its payment is not packed. */
function isReady({ state, paymentMethod, paymentState }: OrderRow): boolean {
  return state !== 'placed' || paymentMethod === 'cod' || paymentState === 'paid'
}
