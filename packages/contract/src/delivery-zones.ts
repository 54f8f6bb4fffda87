import { indiaDay } from './india-time.ts'
import { type IndianState, placeOfPinCode } from './pin-codes.ts'

/**
 * Where parcels from our shelf in Delhi are delivered, how many working days they take, and where the carrier accepts
 * cash. Sundays are not working days.
 */
export const deliveryZones = {
  near: {
    days: [2, 3],
    cod: true,
    states: ['Delhi', 'Haryana', 'Chandigarh', 'Punjab', 'Uttar Pradesh', 'Uttarakhand', 'Rajasthan'],
  },
  plains: {
    days: [3, 5],
    cod: true,
    states: [
      'Himachal Pradesh',
      'Madhya Pradesh',
      'Gujarat',
      'Maharashtra',
      'Goa',
      'Bihar',
      'Jharkhand',
      'West Bengal',
      'Chhattisgarh',
      'Odisha',
      'Dadra and Nagar Haveli and Daman and Diu',
    ],
  },
  south: {
    days: [4, 6],
    cod: true,
    states: ['Telangana', 'Andhra Pradesh', 'Karnataka', 'Tamil Nadu', 'Kerala', 'Puducherry'],
  },
  hills: {
    days: [6, 9],
    cod: false,
    states: [
      'Jammu and Kashmir',
      'Assam',
      'Meghalaya',
      'Tripura',
      'Sikkim',
      'Arunachal Pradesh',
      'Nagaland',
      'Manipur',
      'Mizoram',
    ],
  },
  far: { days: [9, 14], cod: false, states: ['Ladakh', 'Andaman and Nicobar Islands', 'Lakshadweep'] },
} as const satisfies Record<string, { days: readonly [number, number]; cod: boolean; states: readonly IndianState[] }>
export type DeliveryZone = keyof typeof deliveryZones
export const deliveryZoneKeys = Object.keys(deliveryZones) as [DeliveryZone, ...DeliveryZone[]]

export type DeliveryEstimate = {
  state: IndianState
  city: string | null
  zone: DeliveryZone
  from: string
  to: string
  cod: boolean
}

/** Estimates when a parcel ordered now arrives at a PIN code; null when the PIN code does not exist. */
export function estimateDelivery(pinCode: string, now: Date): DeliveryEstimate | null {
  const place = placeOfPinCode(pinCode)
  if (!place) return null
  const zone = zoneOf(place.state)
  const { days, cod } = deliveryZones[zone]
  return { ...place, zone, from: afterWorkingDays(now, days[0]), to: afterWorkingDays(now, days[1]), cod }
}

function zoneOf(state: IndianState): DeliveryZone {
  const zone = deliveryZoneKeys.find((key) => (deliveryZones[key].states as readonly IndianState[]).includes(state))
  if (!zone) throw new Error(`no delivery zone for ${state}`)
  return zone
}

/** Returns the day in India this many working days later. */
function afterWorkingDays(now: Date, count: number): string {
  const day = new Date(`${indiaDay(now)}T00:00:00Z`)
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
