import { call } from './call.ts'

export const getAvailableBookingSlots = call('GET', '/api/acharya/getAvailableBookingSlots/{acharyaId}')
export const getNextSlots = call('GET', '/api/acharya/getNextSlots')
export const holdSlot = call('POST', '/api/booking/holdSlot', { idempotent: true })
export const createBooking = call('POST', '/api/booking/createBooking', { idempotent: true })
export const updateBooking = call('PUT', '/api/booking/updateBooking/{bookingId}', { idempotent: true })
export const releaseHold = call('DELETE', '/api/booking/holdSlot/{bookingId}')
export const getBooking = call('GET', '/api/booking/getBooking/{bookingId}')
export const getBookedPooja = call('GET', '/api/booking/getBookedPooja/{userId}')
export const getBookingCalendar = call('GET', '/api/booking/calendar/{bookingId}', { downloadAs: 'sankalp-pooja.ics' })
export const joinBooking = call('POST', '/api/booking/join/{bookingId}')
export const getAllDakshina = call('GET', '/api/dakshina/getAllDakshina')
export const payForBooking = call('POST', '/api/wallet/payForBooking/{userId}', { idempotent: true })
