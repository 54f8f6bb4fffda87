import { DomainError } from '@sankalp/contract'
import { demoOutcomes } from '@sankalp/contract/payment-rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import { isOwnOrigin } from '../../../http/origin.ts'
import { sendSmallPage } from '../../../http/small-page.ts'
import { demoMethods } from './demo-link.ts'
import { demoPayPage, demoUnknownPage } from './demo-page.ts'
import type { DemoProvider } from './demo-provider.ts'

type Needs = { provider: DemoProvider; clock: Clock; publicUrl: string }
type Asked = { Params: { linkId: string } }

const pressed = z.object({ outcome: z.enum(demoOutcomes), method: z.enum(demoMethods).catch('upi') })

/** Serves the provider's page at an address of ours, because the demo has no other. */
export function serveDemoPayPage(app: FastifyInstance, { provider, clock, publicUrl }: Needs): void {
  const anyone = { config: { access: 'anyone' as const } }
  const pathOf = ({ params }: FastifyRequest<Asked>) => `/demo/pay/${encodeURIComponent(params.linkId)}`

  async function show(request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> {
    const { language } = request
    const link = await provider.find(request.params.linkId)
    const path = pathOf(request)
    if (!link) return sendSmallPage(reply, 404, demoUnknownPage(language, `${publicUrl}/mywallet`, path))
    const walletUrl = `${publicUrl}/mywallet?payment=${encodeURIComponent(link.reference)}`
    return sendSmallPage(reply, 200, demoPayPage({ link, language, nowMs: clock.now().getTime(), walletUrl, path }))
  }

  // Register it in a separate scope: only here are bodies sent by HTML forms.
  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    forms.get<Asked>('/demo/pay/:linkId', anyone, (request, reply) => show(request, reply))
    forms.post<Asked>('/demo/pay/:linkId', anyone, async (request, reply) => {
      if (!isOwnOrigin(request, publicUrl)) throw new DomainError('FOREIGN_ORIGIN', {})
      const form = pressed.safeParse(request.body)
      if (!form.success) return show(request, reply)
      try {
        const link = await provider.press(request.params.linkId, form.data.outcome, form.data.method)
        return link ? reply.redirect(provider.returnUrl(link), 303) : await show(request, reply)
      } catch (error) {
        // A second press, or one in another tab: show the status.
        if (error instanceof DomainError && error.code === 'PAYMENT_OVER') return show(request, reply)
        throw error
      }
    })
  })
}
