import type { Acharya } from '@sankalp/contract/acharyas'
import { slotId, slotTime } from '@sankalp/contract/booking-rules'
import type { Booking, Slot, SlotDay } from '@sankalp/contract/bookings'
import { poojaPriceLines } from '@sankalp/contract/pooja-price'
import type { Pooja } from '@sankalp/contract/poojas'
import type { User } from '@sankalp/contract/users'

/** Answers of the API calls of bookings, for tests. */

export const userId = '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11'
export const acharyaId = '11111111-1111-4111-8111-111111111111'
export const bookingId = '22222222-2222-4222-8222-222222222222'

export const pooja = {
  _id: 'rudra',
  pooja_name: 'Rudrabhishek',
  image: null,
  drawing: 'poojas/ganesh',
  description: '',
  about: '',
  amount: 1100,
  pooja_price: 1100,
  total_from: 1417.18,
  festivals: [],
  duration_minutes: 30,
} as unknown as Pooja

export const acharya = {
  _id: acharyaId,
  userId: '33333333-3333-4333-8333-333333333333',
  name: 'Mahamahopadhyaya Acharya Venkatanarasimharaghavan Dikshitar',
  image: 'false',
  portrait: 'acharyas/other-0',
} as unknown as Acharya

export const user = {
  _id: userId,
  name: null,
  first_name: 'Asha',
  last_name: 'Sharma',
  email: 'asha@example.com',
  place_of_birth: 'Ujjain',
  date_of_birth: '1991-10-21',
  address: '7, Mahakal Marg',
  city: 'Ujjain',
  state: 'Madhya Pradesh',
  pincode: '456001',
  phone_number: '7000000001',
  country_code: '+91',
} as unknown as User

/** Returns a whole half hour some days from now, at which a slot can begin. */
export function inDays(days: number): Date {
  const halfHourMs = 1_800_000
  return new Date(Math.ceil((Date.now() + days * 86_400_000) / halfHourMs) * halfHourMs)
}

export const slotAt = (start: Date, rest: Partial<Slot> = {}): Slot => ({
  _id: slotId(acharyaId, start),
  toTime: slotTime(start).time,
  status: 'Available',
  startsAt: start.toISOString(),
  muhurta: null,
  ...rest,
})

export const dayOf = (start: Date, ...slots: Slot[]): SlotDay => ({
  _id: slotTime(start).date,
  date: slotTime(start).date,
  fromTimeToTime: slots,
})

export function bookingOf(rest: Partial<Booking> = {}, start = inDays(3), dakshina = 0): Booking {
  const { date, time } = slotTime(start)
  const lines = poojaPriceLines(110_000, dakshina * 100).map(({ charge, amountPaise, gstPercent, gstPaise }) => ({
    charge,
    amount: amountPaise / 100,
    gstPercent,
    gst: gstPaise / 100,
  }))
  return {
    _id: bookingId,
    status: 'held',
    heldUntil: new Date(Date.now() + 600_000).toISOString(),
    pooja: { _id: pooja._id, pooja_name: pooja.pooja_name, drawing: 'poojas/ganesh', image: null },
    acharya: { _id: acharyaId, userId: acharya.userId, name: acharya.name, portrait: acharya.portrait, image: 'false' },
    date,
    time,
    startsAt: start.toISOString(),
    availableTimeSlotsId: slotId(acharyaId, start),
    bookingType: 'Online',
    name: null,
    email: null,
    contact: null,
    address: null,
    state: null,
    city: null,
    pinCode: null,
    gotra: null,
    sankalpNames: [],
    dakshina,
    lines,
    total: lines.reduce((sum, { amount, gst }) => sum + amount + gst, 0),
    sankalp: null,
    transferId: null,
    refundTransferId: null,
    refund: 0,
    payment: null,
    changeableUntil: null,
    cancelledBy: null,
    cancelReason: null,
    heldQuestion: null,
    note: null,
    pictures: [],
    stars: null,
    ...rest,
  }
}

/** Returns a booking that is paid. */
export const paidOf = (rest: Partial<Booking> = {}, start = inDays(3)): Booking =>
  bookingOf(
    {
      status: 'confirmed',
      heldUntil: null,
      ...filled,
      transferId: '44444444-4444-4444-8444-444444444444',
      refund: 1417.18,
      changeableUntil: new Date(start.getTime() - 86_400_000).toISOString(),
      ...rest,
    },
    start,
  )

export const filled = {
  name: 'Asha Sharma',
  email: 'asha@example.com',
  contact: '7000000001',
  address: '7, Mahakal Marg',
  state: 'Madhya Pradesh',
  city: 'Ujjain',
  pinCode: '456001',
}
