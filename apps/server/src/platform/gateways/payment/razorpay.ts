import type { z } from 'zod'
import { type Link, type NewLink, type PaymentGateway, PaymentGatewayError, type ProviderEvent } from './payment.ts'
import type { ProviderAnswer, SendToProvider } from './provider-request.ts'
import * as messages from './razorpay-messages.ts'
import { fingerprint, isSignedBy, returnMessage } from './signatures.ts'

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string }
type RazorpaySettings = RazorpayKeys & { name?: PaymentGateway['name']; send: SendToProvider }

const longestRetryAfterSeconds = 3600

/** Creates the gateway to Razorpay Payment Links, version 1. */
export function createRazorpay({
  name = 'razorpay',
  keyId,
  keySecret,
  webhookSecret,
  send,
}: RazorpaySettings): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  async function ask<S extends z.ZodType>(
    schema: S,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<z.output<S>> {
    const answer = await send({
      method,
      path,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    })
    if (answer.status >= 300) throw failureOf(answer)
    const parsed = schema.safeParse(answer.body)
    if (!parsed.success) throw new PaymentGatewayError(name, `an answer of unknown form (HTTP ${answer.status})`)
    return parsed.data
  }

  function failureOf({ status, retryAfter, body }: ProviderAnswer): PaymentGatewayError {
    const known = messages.errorMessage.safeParse(body)
    // Razorpay's message may quote what was sent; its code does not.
    const reason = `HTTP ${status}${known.success ? `, ${known.data.error.code}` : ''}`
    // 409: the same refund is being made at this moment. 401 and 403: wrong settings that an operator will correct.
    const isRefused = status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status)
    return new PaymentGatewayError(name, reason, { isRefused, retryAfterSeconds: readRetryAfter(retryAfter) })
  }

  async function findByReference({ reference, amountPaise }: NewLink): Promise<Link | null> {
    const query = new URLSearchParams({ reference_id: reference })
    const { payment_links } = await ask(messages.linkList, 'GET', `/v1/payment_links?${query.toString()}`)
    const link = payment_links.find(
      (one) => one.reference_id === reference && one.amount === amountPaise && one.currency === 'INR',
    )
    return link ? { linkId: link.id, url: link.short_url } : null
  }

  const pathOf = (linkId: string) => `/v1/payment_links/${encodeURIComponent(linkId)}`
  const lookUp = async (linkId: string) => messages.toLinkReport(await ask(messages.linkMessage, 'GET', pathOf(linkId)))

  return {
    name,

    async createLink(link) {
      const { reference, amountPaise, description, returnUrl, expiresAt, requestId } = link
      const body = {
        amount: amountPaise,
        currency: 'INR',
        accept_partial: false,
        reference_id: reference,
        description,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
        callback_url: returnUrl,
        callback_method: 'get',
        // We notify the user ourselves and do not pass on their number.
        notify: { sms: false, email: false },
        reminder_enable: false,
        ...(requestId !== undefined && { notes: { request_id: requestId } }),
      }
      try {
        const made = await ask(messages.linkMessage, 'POST', '/v1/payment_links', body)
        return { linkId: made.id, url: made.short_url }
      } catch (error) {
        // A reference can be used once: the page was made by an earlier attempt whose response was lost, or by another
        // process just now.
        const made = error instanceof PaymentGatewayError && error.isRefused ? await findByReference(link) : null
        if (made) return made
        throw error
      }
    },

    lookUp,

    async cancelLink(linkId) {
      try {
        return messages.toLinkReport(await ask(messages.linkMessage, 'POST', `${pathOf(linkId)}/cancel`))
      } catch (error) {
        // Only an open page can be closed. This one was paid, has expired, or is closed already.
        if (error instanceof PaymentGatewayError && error.isRefused) return lookUp(linkId)
        throw error
      }
    },

    async refund({ key, providerPaymentId, amountPaise }) {
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}/refund`
      const body = { amount: amountPaise, speed: 'normal', receipt: key }
      return messages.toRefundReport(
        await ask(messages.refundMessage, 'POST', path, body, { 'x-refund-idempotency': key }),
      )
    },

    async lookUpRefund(providerPaymentId, providerRefundId) {
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}/refunds/${encodeURIComponent(providerRefundId)}`
      return messages.toRefundReport(await ask(messages.refundMessage, 'GET', path))
    },

    readReturn(query) {
      const text = (field: string): string => (typeof query[field] === 'string' ? query[field] : '')
      const signed = {
        linkId: text('razorpay_payment_link_id'),
        reference: text('razorpay_payment_link_reference_id'),
        status: text('razorpay_payment_link_status'),
        paymentId: text('razorpay_payment_id'),
      }
      return isSignedBy(keySecret, returnMessage(signed), query.razorpay_signature)
        ? { reference: signed.reference }
        : null
    },

    readWebhook(rawBody, headers) {
      if (!isSignedBy(webhookSecret, rawBody, headers['x-razorpay-signature'])) return null
      const id = headers['x-razorpay-event-id']
      return readEvent(rawBody, typeof id === 'string' && /^[\w.:-]{1,100}$/.test(id) ? id : fingerprint(rawBody))
    },
  }
}

function readEvent(rawBody: Buffer, eventId: string): ProviderEvent {
  const body = parseJson(rawBody)
  const any = messages.anyEvent.safeParse(body)
  const kind = any.data?.event ?? 'unknown'
  const link = messages.linkEvent.safeParse(body)
  if (link.success) {
    const { payment_link, payment } = link.data.payload
    return { eventId, kind, about: 'link', report: messages.toLinkReport(payment_link.entity, payment?.entity) }
  }
  const refund = messages.refundEvent.safeParse(body)
  if (refund.success)
    return { eventId, kind, about: 'refund', report: messages.toRefundReport(refund.data.payload.refund.entity) }
  return { eventId, kind, about: 'other', isReadable: any.success && !/^(payment_link|refund)\./.test(kind) }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

/** Reads whole seconds, as Razorpay sends them. For a date or an invalid value our own retry delays apply. */
function readRetryAfter(text: string | null | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Math.min(Number(text), longestRetryAfterSeconds) : null
}
