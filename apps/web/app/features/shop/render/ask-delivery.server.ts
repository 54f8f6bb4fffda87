import { getDeliveryEstimate } from '@sankalp/contract/shop'
import type { Visit } from '@sankalp/contract/visit'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import type { DeliveryProps } from './delivery.tsx'

/** What the server says of a PIN code as it was typed; null when none was. */
export async function askDelivery(visit: Visit, pin: string, wrong: string): Promise<DeliveryProps['answer']> {
  if (pin === '') return null
  if (!/^[1-9]\d{5}$/.test(pin)) return { refusal: wrong }
  const result = await callEndpoint(visit, getDeliveryEstimate, { query: { pinCode: pin } })
  return 'reply' in result ? { estimate: result.reply } : { refusal: result.refusal.message }
}
