import type { Settings } from '../../settings.ts'
import type { PaymentGateway } from './payment.ts'
import { sendOverHttp } from './provider-request.ts'
import { createRazorpay } from './razorpay.ts'

type RealSettings = Exclude<Settings['payment'], { provider: 'demo' }>

/** The provider that the settings name; the demo's own is made by `demo/demo-payment.ts`. */
export function createPaymentGateway({ baseUrl, ...keys }: RealSettings): PaymentGateway {
  return createRazorpay({ ...keys, send: sendOverHttp('razorpay', baseUrl) })
}
