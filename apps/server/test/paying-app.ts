import type { PaymentStatus } from '@sankalp/contract/payment-rules'
import { onTestFinished } from 'vitest'
import { type TestRazorpay, razorpayEnv, startRazorpay } from '../src/platform/gateways/payment/razorpay.fixture.ts'
import { type TestApp, testApp } from './test-app.ts'

/** Starts an app that is paid through a fake Razorpay on this machine, which shares the app's clock. */
export async function payingApp(): Promise<{ app: TestApp; razorpay: TestRazorpay }> {
  const started: { app?: TestApp } = {}
  const razorpay = await startRazorpay({ clock: { now: () => started.app?.clock.now() ?? new Date() } })
  onTestFinished(() => razorpay.stop())
  const app = await testApp({ env: razorpayEnv(razorpay.base) })
  started.app = app
  return { app, razorpay }
}

export async function statusOf(app: Pick<TestApp, 'db'>, paymentId: string): Promise<PaymentStatus> {
  const [row] = await app.db.query<{ status: PaymentStatus }>('select status from payment where id = $1', [paymentId])
  return row!.status
}

/** Returns the current value of one line of /metrics. */
export async function countOf(app: { url: string }, line: string): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text()
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found ? Number(found.slice(line.length)) : 0
}
