import { call } from './call.ts'

export const getMyAvailability = call('GET', '/api/acharya/me/availability')
export const setMyPattern = call('PUT', '/api/acharya/me/availability/pattern')
export const setMyException = call('PUT', '/api/acharya/me/availability/exception')
export const removeMyException = call('DELETE', '/api/acharya/me/availability/exception/{day}')
export const getMyBookings = call('GET', '/api/acharya/me/bookings')
export const cancelMyBooking = call('POST', '/api/acharya/me/bookings/{bookingId}/cancel', { idempotent: true })
export const setMyBookingNote = call('PUT', '/api/acharya/me/bookings/{bookingId}/note')
export const addMyBookingPicture = call('POST', '/api/acharya/me/bookings/{bookingId}/picture', {
  upload: { field: 'picture', maxBytes: 5 * 1024 * 1024, required: true },
})
export const removeMyBookingPicture = call('DELETE', '/api/acharya/me/bookings/{bookingId}/picture/{pictureId}')
export const getMyEarnings = call('GET', '/api/acharya/me/earnings')
