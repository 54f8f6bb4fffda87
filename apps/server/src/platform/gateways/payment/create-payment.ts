import type { Settings } from '../../settings.ts'
import type { PaymentGateway } from './payment.ts'
import { sendOverHttp } from './provider-request.ts'
import { createRazorpay } from './razorpay.ts'

type RealSettings = Exclude<Settings['payment'], { provider: 'demo' }>

/** Creates the gateway of the provider that the settings name. `demo/demo-payment.ts` creates the demo's own. */
export function createPaymentGateway({ baseUrl, ...keys }: RealSettings): PaymentGateway {
  return createRazorpay({ ...keys, send: sendOverHttp('razorpay', baseUrl) })
}
