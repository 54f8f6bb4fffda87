import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Clock, systemClock } from '../../clock.ts'
import type { Delivery } from './demo/demo-messages.ts'
import { createDemoProvider } from './demo/demo-provider.ts'
import { createMemoryStore } from './demo/demo-store.ts'
import type { ProviderRequest } from './provider-request.ts'
import type { RazorpayKeys } from './razorpay.ts'

export const testKeys: RazorpayKeys = {
  keyId: 'rzp_test_key',
  keySecret: 'a key secret: with+signs/=é',
  webhookSecret: 'another secret, of the webhook',
}

type Reply = { status: number; body: string; headers?: Record<string, string> }
/** `answer lost`: it carries out the request and closes the connection without a response. */
export type Fault = 'silence' | 'hang up' | 'answer lost' | Reply

/**
 * Starts a local Razorpay that answers over real HTTP. It can be made to fail, and records its requests and the events
 * that it would send.
 */
export async function startRazorpay({
  clock = systemClock,
  keys = testKeys,
}: { clock?: Clock; keys?: RazorpayKeys } = {}) {
  const received: ProviderRequest[] = []
  const told: Delivery[] = []
  const state: {
    fault: ((request: ProviderRequest) => Fault | undefined) | null
    hold: (request: ProviderRequest) => Promise<void>
  } = { fault: null, hold: async () => undefined }
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void respond())
    async function respond(): Promise<void> {
      const text = Buffer.concat(chunks).toString()
      const asked: ProviderRequest = {
        method: request.method as 'GET' | 'POST',
        path: request.url ?? '/',
        headers: request.headers as Record<string, string>,
        ...(text && { body: JSON.parse(text) as unknown }),
      }
      received.push(asked)
      const fault = state.fault?.(asked)
      if (fault === 'silence') return
      if (fault === 'hang up') return void request.socket.destroy()
      if (typeof fault === 'object') return void response.writeHead(fault.status, fault.headers).end(fault.body)
      const { status, body } = await provider.answer(asked)
      await state.hold(asked)
      if (fault === 'answer lost') return void request.socket.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createDemoProvider({
    keys,
    clock,
    store: createMemoryStore(),
    pageUrl: (linkId) => `${base}/i/${linkId}`,
    deliver: async (deliveries) => void told.push(...deliveries),
  })
  return {
    base,
    received,
    told,
    press: provider.press,
    find: provider.find,
    returnUrl: provider.returnUrl,
    /** Applies until it is changed. */
    failWith: (fault: typeof state.fault) => void (state.fault = fault),
    /** Carries out requests at once, but delays their responses until `hold` resolves. */
    holdAnswers: (hold: typeof state.hold) => void (state.hold = hold),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type TestRazorpay = Awaited<ReturnType<typeof startRazorpay>>

/** Returns the settings of a server that pays through this provider. */
export function razorpayEnv(base: string, keys = testKeys): Record<string, string> {
  return {
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    RAZORPAY_BASE_URL: base,
  }
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return { status, body: JSON.stringify(value), headers: { 'content-type': 'application/json', ...headers } }
}
