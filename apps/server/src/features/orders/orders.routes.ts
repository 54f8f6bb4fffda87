import * as contract from '@sankalp/contract/orders'
import { ordersTexts } from '@sankalp/content/orders-texts'
import type { Language } from '@sankalp/contract'
import type { Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { PlacedAnswer } from './judge-order.ts'
import type { OrderRow } from './orders.repository.ts'
import type { Orders } from './orders.service.ts'

export function mountOrders(mount: Mount, orders: Orders): void {
  const { steps } = orders
  const said = async (
    tx: Tx,
    row: OrderRow,
    language: Language,
    text: 'cancelled' | 'returnRequested' | 'stepDone',
  ) => ({
    message: ordersTexts[text][language],
    order: await orders.show(tx, row, language),
  })

  const placed = (data: PlacedAnswer, language: Language) => ({
    message: ordersTexts[data.url ? 'toBePaid' : 'placed'][language],
    data,
  })
  mount(contract.placeOrder, async ({ tx, viewer, body, request: { language } }) =>
    placed(await orders.placeOrder(tx, viewer.userId, body, language), language),
  )
  mount(contract.quoteOrder, ({ viewer, body, request }) => orders.quoteOrder(viewer.userId, body, request.language))
  mount(contract.getMyOrders, ({ viewer, query, request }) =>
    orders.getMyOrders(viewer.userId, query, request.language),
  )
  mount(contract.getOrder, async ({ viewer, params, request }) => ({
    order: await orders.getOrder(viewer.userId, params.orderId, request.language),
  }))
  mount(contract.cancelOrder, async ({ tx, viewer, params, body, request }) => {
    const row = await steps.cancel(tx, params.orderId, {
      userId: viewer.userId,
      canceller: 'buyer',
      reason: body.reason,
    })
    return said(tx, row, request.language, 'cancelled')
  })
  mount(contract.requestReturn, async ({ tx, viewer, params, body, request }) =>
    said(tx, await steps.requestReturn(tx, params.orderId, viewer.userId, body), request.language, 'returnRequested'),
  )
  mount(contract.addReturnPicture, async ({ viewer, params, file, request: { language } }) => ({
    message: ordersTexts.pictureAdded[language],
    // Always set: the contract requires the file.
    order: await orders.addReturnPicture(viewer.userId, params.orderId, file!, language),
  }))
  mount(contract.reorder, async ({ tx, viewer, params }) => ({
    leftOut: await orders.reorder(tx, viewer.userId, params.orderId),
  }))

  mount(contract.listOrders, ({ query, request }) => orders.listOrders(query, request.language))
  mount(contract.packOrder, async ({ tx, params, request }) =>
    said(tx, await steps.pack(tx, params.orderId), request.language, 'stepDone'),
  )
  mount(contract.shipOrder, async ({ tx, params, body, request }) =>
    said(tx, await steps.ship(tx, params.orderId, body), request.language, 'stepDone'),
  )
  mount(contract.deliverOrder, async ({ tx, params, request }) =>
    said(tx, await steps.deliver(tx, params.orderId), request.language, 'stepDone'),
  )
  mount(contract.refuseOrder, async ({ tx, params, body, request }) =>
    said(
      tx,
      await steps.cancel(tx, params.orderId, { canceller: 'shop', reason: body.reason }),
      request.language,
      'cancelled',
    ),
  )
  mount(contract.closeReturn, async ({ tx, params, body, request }) =>
    said(tx, await steps.closeReturn(tx, params.orderId, body), request.language, 'stepDone'),
  )
}
