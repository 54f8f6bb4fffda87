import { recharge } from '@sankalp/contract/payments'
import { expect, onTestFinished, test } from 'vitest'
import { connectLive, send, sendAnything } from '../../test/live-client.ts'
import { payingApp } from '../../test/paying-app.ts'
import { goToPay } from '../../test/paying.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Line = {
  msg: string
  requestId?: string
  route?: string
  paymentId?: string
  outcome?: string
  job?: string
  event?: string
  answer?: string
  method?: string
}

const linesOf = (app: TestApp) => app.logLines.map((line) => JSON.parse(line) as Line)

test('a recharge can be traced from its request to the payment, its job and the provider’s page', async () => {
  const { app, razorpay } = await payingApp()
  const asha = await app.newClient().signIn()
  const begun = await asha.call(recharge, {
    body: { userId: asha.userId, amount: 100 },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  const { paymentId } = begun.body
  const requestId = begun.headers.get('x-request-id')!
  expect(linesOf(app).filter((line) => line.requestId === requestId)).toMatchObject([
    { msg: 'payment begun', paymentId },
    { msg: 'request', method: 'POST' },
  ])

  const linkId = await goToPay(asha, paymentId)
  const page = linesOf(app).findLast(({ route }) => route?.startsWith('/pay/'))
  expect(razorpay.received.find(({ method }) => method === 'POST')!.body).toMatchObject({
    notes: { request_id: page!.requestId },
  })

  await razorpay.press(linkId, 'paid')
  app.pass(600)
  await app.jobs.runDue()
  expect(
    linesOf(app)
      .filter((line) => line.requestId === requestId && line.msg !== 'request')
      .map(({ msg, job, outcome }) => [msg, job ?? outcome]),
  ).toEqual([
    ['payment begun', undefined],
    ['payment', 'credited'],
    ['job', 'payments.look-up'],
  ])
})

test('gives each live event an id in the log, logs the code of a refused one, and does not repeat an unknown event name', async () => {
  const app = await testApp()
  const asha = await app.newClient().signIn()
  const socket = await connectLive(app.url, asha.token)
  onTestFinished(() => void socket.disconnect())
  await send(socket, 'typing:start', { to: crypto.randomUUID() })
  await sendAnything(socket, 'hello +919876543210', {})
  await expect
    .poll(() => linesOf(app).filter(({ msg }) => msg === 'live event'))
    .toMatchObject([
      { event: 'typing:start', answer: 'NOT_FOUND', requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string },
      { event: 'unknown', answer: 'NOT_FOUND' },
    ])
  const [first, second] = linesOf(app).filter(({ msg }) => msg === 'live event')
  expect(first!.requestId).not.toBe(second!.requestId)
  expect(app.logLines.join()).not.toContain('9876543210')
})
