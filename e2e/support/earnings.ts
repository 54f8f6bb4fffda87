import { type APIRequestContext, expect } from '@playwright/test'
import type { Acharya } from '@sankalp/contract/acharyas'
import type { Booking, SlotDay } from '@sankalp/contract/bookings'
import { randomUUID } from 'node:crypto'
import { fillWallet, poojaId } from './bookings.ts'
import { indiaDate } from './clock.ts'
import type { Account } from './sign-in-by-api.ts'

const details = { name: 'Asha Verma', email: 'asha@example.com', contact: '9876543210', address: '14, Assi Ghat Road', state: 'Uttar Pradesh', city: 'Varanasi', pinCode: '221005', gotra: 'Kashyap', sankalpNames: ['Asha Verma'] }

/** Somebody books a pooja with an acharya and pays it: the acharya's part of it is earned at once. */
export async function bookWith(request: APIRequestContext, devotee: Account, acharyaUserId: string): Promise<void> {
  const { astrologers } = (await (await request.get('/api/acharya/getAllAcharya?pageSize=50')).json()) as { astrologers: Acharya[] }
  const acharya = astrologers.find(({ userId }) => userId === acharyaUserId)!
  // Weeks away, where nobody else books.
  const month = indiaDate(Date.now() + 20 * 86_400_000).slice(0, 7)
  const { availableBookingSlots } = (await (await request.get(`/api/acharya/getAvailableBookingSlots/${acharya._id}?month=${month}`)).json()) as { availableBookingSlots: SlotDay[] }
  const free = availableBookingSlots.flatMap(({ date, fromTimeToTime }) => fromTimeToTime.filter(({ status }) => status === 'Available').map(({ toTime }) => ({ date, time: toTime })))
  const slot = free.at(-1)
  if (!slot) throw new Error(`${acharya.name} has no free time in ${month}`)
  await fillWallet(request, devotee, 2000)
  const headers = () => ({ Authorization: `Bearer ${devotee.token}`, 'Idempotency-Key': randomUUID() })
  const made = await request.post('/api/booking/createBooking', { headers: headers(), data: { ...details, ...slot, acharyaId: acharya._id, poojaId, user: devotee.id, bookingType: 'Online' } })
  expect(made.status(), await made.text()).toBe(200)
  const { booking } = (await made.json()) as { booking: Booking }
  const data = { amount: booking.total.toFixed(2), bookingID: booking._id, availableTimeSlotsId: booking.availableTimeSlotsId }
  // The recharge is credited a moment after it was paid; until then nothing is charged.
  const pay = async () => ((await (await request.post(`/api/wallet/payForBooking/${devotee.id}`, { headers: headers(), data })).json()) as { status: string }).status
  await expect.poll(pay).toBe('SUCCESS')
}
