import { getDeliveryEstimate } from '@sankalp/contract/shop'
import type { Visit } from '@sankalp/contract/visit'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import { dayText } from '../delivery-day.ts'
import type { DeliveryAnswer } from './delivery.tsx'

/** Asks the server about a PIN code as typed; returns null when none was typed. */
export async function askDelivery(visit: Visit, pin: string, wrong: string): Promise<DeliveryAnswer | null> {
  if (pin === '') return null
  if (!/^[1-9]\d{5}$/.test(pin)) return { refusal: wrong }
  const result = await callEndpoint(visit, getDeliveryEstimate, { query: { pinCode: pin } })
  if ('refusal' in result) return { refusal: result.refusal.message }
  const { city, state, from, to, cod } = result.reply
  return {
    place: city ? `${city}, ${state}` : state,
    from: dayText(from, visit.language),
    to: dayText(to, visit.language),
    cod,
  }
}
