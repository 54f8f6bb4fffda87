import { DomainError } from '@sankalp/contract'
import type { FastifyInstance } from 'fastify'
import { PaymentGatewayError } from '../../platform/gateways/payment/payment.ts'
import { sendSmallPage } from '../../platform/http/small-page.ts'
import type { Limits } from '../../platform/limits.ts'
import { notStartedPage, tooOftenPage, unknownPaymentPage } from './pay-page.ts'
import type { Payments } from './payments.service.ts'

const anyone = { config: { access: 'anyone' as const } }
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const payLimit = { max: 60, windowSeconds: 60 }
const returnLimit = { max: 120, windowSeconds: 60 }
const usualRetrySeconds = 30

/**
 * Serves the two URLs on a browser's way to the provider's page and back. They are pages for users and not API calls.
 */
export function servePayPages(http: FastifyInstance, payments: Payments, limits: Limits): void {
  http.get<{ Params: { paymentId: string } }>(
    '/pay/:paymentId',
    { ...anyone, exposeHeadRoute: false },
    async (request, reply) => {
      const { paymentId } = request.params
      const { language } = request
      if (!uuid.test(paymentId)) return sendSmallPage(reply, 404, unknownPaymentPage(language))
      const waitSeconds = await limits.take('pay', `address:${request.addressKey}`, payLimit)
      if (waitSeconds > 0)
        return sendSmallPage(
          reply.header('retry-after', waitSeconds),
          429,
          tooOftenPage(language, paymentId, waitSeconds),
        )
      try {
        const link = await payments.openLink(paymentId.toLowerCase())
        return await reply
          .header('cache-control', 'no-store')
          .redirect(link?.url ?? (await payments.pathAfter(paymentId.toLowerCase())), 302)
      } catch (error) {
        if (error instanceof DomainError && error.code === 'NOT_FOUND')
          return sendSmallPage(reply, 404, unknownPaymentPage(language))
        if (!(error instanceof PaymentGatewayError)) throw error
        request.log.error({ err: error, paymentId, requestId: request.id }, 'could not create a payment page')
        return sendSmallPage(
          reply.header('retry-after', error.retryAfterSeconds ?? usualRetrySeconds),
          503,
          notStartedPage(language, paymentId),
        )
      }
    },
  )

  http.get<{ Querystring: Record<string, unknown> }>(
    '/payment/return',
    { ...anyone, exposeHeadRoute: false },
    async (request, reply) => {
      const reference = request.query.razorpay_payment_link_reference_id
      const waitSeconds = await limits.take('paymentReturn', `address:${request.addressKey}`, returnLimit)
      // Errors here do not matter: the wallet reads the state of the payment itself.
      if (waitSeconds === 0) {
        await payments
          .receiveReturn(request.query)
          .catch((error: unknown) =>
            request.log.error(
              { err: error, requestId: request.id },
              'could not process the return from a payment page',
            ),
          )
      }
      const isOurs = typeof reference === 'string' && uuid.test(reference)
      return reply
        .header('cache-control', 'no-store')
        .redirect(isOurs ? await payments.pathAfter(reference.toLowerCase()) : '/mywallet', 302)
    },
  )
}
