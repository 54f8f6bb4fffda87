import { DomainError } from '@sankalp/contract'
import type { ReturnQuery, WebhookHeaders } from '../../platform/gateways/payment/payment.ts'
import type { Outcome } from './payments.metrics.ts'
import * as repository from './payments.repository.ts'
import type { PaymentsNeeds } from './payments.service.ts'

/**
 * Handles a provider's event. Every signed event is accepted, so that it is not sent again. A repeated one changes
 * nothing.
 */
export async function receiveWebhook(needs: PaymentsNeeds, rawBody: Buffer, headers: WebhookHeaders): Promise<void> {
  const event = needs.gateway.readWebhook(rawBody, headers)
  if (!event) {
    needs.metrics.count('webhook', 'forged')
    needs.log.warn('refused a webhook with an invalid signature')
    throw new DomainError('SIGNATURE_WRONG', {})
  }
  const reference = event.about === 'link' ? event.report.reference.slice(0, 40) : null
  const outcome = await needs.db.transaction(async (tx): Promise<Outcome> => {
    const isNew = await repository.insertEvent(
      tx,
      { provider: needs.gateway.name, eventId: event.eventId, kind: event.kind, reference },
      needs.clock.now(),
    )
    if (!isNew) return 'repeated'
    if (event.about === 'link') return needs.settle.settle(tx, event.report)
    if (event.about === 'refund') return (await needs.refunds.hear(tx, event.report)) ? 'refundEnded' : 'nothingNew'
    return event.isReadable ? 'ignored' : 'unreadable'
  })
  needs.metrics.count('webhook', outcome)
  if (outcome === 'unreadable') needs.log.error({ kind: event.kind }, 'could not read a signed event of the provider')
  if (outcome === 'incomplete' && reference) await askAbout(needs, reference)
}

/**
 * Handles a browser that returns from the provider's page. The signature only indicates that a look-up is worthwhile.
 */
export async function receiveReturn(needs: PaymentsNeeds, query: ReturnQuery): Promise<void> {
  const signed = needs.gateway.readReturn(query)
  if (!signed) return needs.log.warn('ignored a returning browser with an invalid signature')
  await askAbout(needs, signed.reference)
}

async function askAbout(needs: PaymentsNeeds, paymentId: string): Promise<void> {
  const payment = await repository.findPayment(needs.db, paymentId)
  if (payment) await needs.lookUps.askSoon(payment, 0)
}
