import type { AcharyaBooking, Availability } from '@sankalp/contract/acharya-bookings'
import type { Consultation } from '@sankalp/contract/live/consultations'

/** Answers of the console's API calls, for tests. */

export const userId = '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11'
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Monday, 16 November 2026, 10:10 in India: the server's time in these tests. */
export const serverTime = '2026-11-16T04:40:00.000Z'

/** Returns the instant some minutes after the server's time. */
export const at = (minutes: number) => new Date(Date.parse(serverTime) + minutes * 60_000).toISOString()

export const bookingOf = (rest: Partial<AcharyaBooking> = {}): AcharyaBooking => ({
  _id: idOf(1),
  status: 'confirmed',
  pooja: { _id: 'rudrabhishek', pooja_name: 'Rudrabhishek', drawing: 'poojas/rudrabhishek' },
  startsAt: at(50),
  name: 'Asha Verma',
  gotra: 'Kashyap',
  sankalpNames: ['Ravi Verma'],
  city: 'Varanasi',
  state: 'Uttar Pradesh',
  sankalp: { en: 'Varanasi: Vikram Samvat 2083, Kartik month', hin: 'वाराणसी: विक्रम संवत् 2083, कार्तिक मास' },
  earns: 1471,
  dakshina: 501,
  note: null,
  pictures: [],
  cancelReason: null,
  isWaiting: false,
  isAsked: false,
  ...rest,
})

export const weekOf = (spans = [{ from: 540, to: 720 }]) =>
  Array.from({ length: 7 }, (_, weekday) => (weekday === 0 ? [] : spans))

export const availabilityOf = (rest: Partial<Availability> = {}): Availability => ({
  week: weekOf(),
  exceptions: [],
  booked: [],
  ...rest,
})

export const listOf = (bookings: AcharyaBooking[]) => ({
  json: { bookings, serverTime, totalPages: 1, currentPage: 1 },
})

export const earningsOf = (rest = {}) => ({
  balance: 0,
  toCome: 0,
  month: '2026-11',
  earned: 0,
  movements: [],
  ...rest,
})

/** The rite of the booking above. */
export const riteOf = () => ({
  json: {
    rite: {
      bookingId: idOf(1),
      pooja: { _id: 'rudrabhishek', pooja_name: 'Rudrabhishek', drawing: 'poojas/rudrabhishek' },
      startsAt: at(50),
      names: ['Asha Verma', 'Ravi Verma'],
      gotra: 'Kashyap',
      city: 'Varanasi',
      state: 'Uttar Pradesh',
      sankalp: null,
      steps: ['Ganesh pooja', 'Abhishek'],
      samagri: ['Bilva leaves'],
      prepare: ['Clean the place'],
    },
    serverTime,
  },
})

/** A console without events; a test overrides what it is about. */
export const quietConsole = {
  'GET /api/acharya/me/bookings': () => listOf([]),
  [`GET /api/booking/rite/${idOf(1)}`]: riteOf,
  'GET /api/acharya/me/availability': () => ({ json: availabilityOf() }),
  'GET /api/acharya/me/earnings': () => ({ json: earningsOf() }),
  'GET /api/consultation/running': () => ({ json: { consultation: null } }),
  'GET /api/consultation/waitingForMe': () => ({ json: { waiting: 0 } }),
  'GET /api/acharya/me/console': () => ({ json: { pausesAfterThis: false, isPaused: false } }),
  'GET /api/acharya/me/bankAccount': () => ({ json: { account: null } }),
  'GET /api/acharya/me/payouts': () => ({ json: { available: 0, toCome: 0, least: 100, requests: [], payouts: [] } }),
}

/** Returns a request that rings for the acharya of these tests, with a minute to answer. */
export const requestOf = (rest: Partial<Consultation> = {}): Consultation => ({
  requestId: idOf(70),
  state: 'requested',
  talk: 'Chat',
  isPoojaCall: false,
  bookingId: null,
  user: { userId: idOf(71), userName: 'Asha Verma', profilePic: null },
  acharya: { userId, userName: 'Raghunath Shastri', profilePic: null },
  acharyaEntry: idOf(72),
  intake: null,
  chatMinutes: 12,
  perMinute: 31,
  now: Date.now(),
  requestedAt: Date.now(),
  answerBy: Date.now() + 60_000,
  acceptedAt: null,
  startedAt: null,
  endedAt: null,
  meter: { talkedMs: 0, remainingMs: 720_000, isRunning: false, charge: 0, chargedSeconds: 0 },
  present: { user: true, acharya: false },
  lastSeq: 0,
  marks: { userDelivered: 0, userRead: 0, acharyaDelivered: 0, acharyaRead: 0 },
  endReason: null,
  endedBy: null,
  transferId: null,
  ...rest,
})
