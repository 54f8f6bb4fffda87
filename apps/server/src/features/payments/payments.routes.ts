import type { DemoOutcome } from '@sankalp/contract/payment-rules'
import { DomainError, notFound } from '@sankalp/contract'
import * as contract from '@sankalp/contract/payments'
import type { Mount } from '../../platform/http/mount.ts'
import type { Payments } from './payments.service.ts'

/** Presses a button on the demo's payment page. */
export type PressInDemo = (linkId: string, outcome: DemoOutcome) => Promise<unknown>

export function mountPayments(mount: Mount, payments: Payments, press: PressInDemo | null): void {
  mount(contract.recharge, async ({ tx, body }) => ({ success: true as const, ...(await payments.recharge(tx, body)) }))

  mount(contract.getRechargePacks, async ({ viewer }) => ({ packs: await payments.listPacks(viewer.userId) }))

  mount(contract.getPayment, async ({ viewer, params }) => ({
    payment: await payments.getPayment(viewer.userId, params.paymentId),
  }))

  mount(contract.giveUpPayment, async ({ viewer, params }) => ({
    payment: await payments.giveUpPayment(viewer.userId, params.paymentId),
  }))

  mount(contract.getOpenPayments, async ({ viewer }) => ({ payments: await payments.getOpenPayments(viewer.userId) }))

  mount(contract.razorpayWebhook, async ({ rawBody, request }) => {
    await payments.receiveWebhook(rawBody, request.headers)
    return { ok: true as const }
  })

  if (!press) return
  mount(contract.payInDemo, async ({ params, body }) => {
    const link = await payments.openLink(params.paymentId)
    if (!link) throw new DomainError('PAYMENT_OVER', {})
    if (!(await press(link.linkId, body.outcome))) throw notFound()
    return { success: true as const }
  })
}
