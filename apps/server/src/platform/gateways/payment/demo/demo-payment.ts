import { razorpayWebhook } from '@sankalp/contract/payments.calls'
import { z } from 'zod'
import { type Clock, later } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { Feature } from '../../../feature.ts'
import { defineJob, handleJob } from '../../../jobs/job.ts'
import type { SendJob } from '../../../jobs/jobs.ts'
import { createRazorpay } from '../razorpay.ts'
import { sign } from '../signatures.ts'
import { demoKeys } from './demo-keys.ts'
import { serveDemoPayPage } from './demo-pay.routes.ts'
import { createDemoProvider } from './demo-provider.ts'
import { createDemoStore } from './demo-store.ts'

const deliverEvent = defineJob('demo-payments.deliver', z.object({ eventId: z.string(), body: z.string() }), {
  concurrency: 2,
})

type Needs = { db: Db; clock: Clock; jobs: SendJob; publicUrl: string }

/**
 * Creates the demo's provider and its gateway: the real adapter, whose requests are answered in this process. Its
 * events arrive signed at the normal webhook, as jobs of their own.
 */
export function createDemoPayment({ db, clock, jobs, publicUrl }: Needs) {
  const provider = createDemoProvider({
    keys: demoKeys,
    clock,
    store: createDemoStore(db),
    pageUrl: (linkId) => `${publicUrl}/demo/pay/${linkId}`,
    async deliver(deliveries) {
      for (const { afterSeconds, eventId, body } of deliveries) {
        await jobs.send(null, deliverEvent, { eventId, body }, { startAfter: later(clock.now(), afterSeconds) })
      }
    },
  })
  let deliver = async (_body: string, _headers: Record<string, string>): Promise<number> => {
    throw new Error('the server does not serve the webhook yet')
  }
  const feature = {
    name: 'demo-payments',
    mount({ http }) {
      serveDemoPayPage(http, { provider, clock, publicUrl })
      const { method, path } = razorpayWebhook
      deliver = async (payload, headers) => (await http.inject({ method, path, payload, headers })).statusCode
    },
    jobs: [
      handleJob(deliverEvent, async ({ eventId, body }) => {
        const status = await deliver(body, {
          'content-type': 'application/json',
          'x-razorpay-event-id': eventId,
          'x-razorpay-signature': sign(demoKeys.webhookSecret, body),
        })
        // Like a real provider, delivers an event that was not accepted again later.
        if (status !== 200) throw new Error(`the webhook answered ${status}`)
      }),
    ],
  } satisfies Feature
  return {
    gateway: createRazorpay({ name: 'demo', ...demoKeys, send: provider.answer }),
    press: provider.press,
    feature,
  }
}
