import { z } from 'zod'
import { bookingStates } from '../booking-life.ts'
import { liveEvents } from './event.ts'

/** Told to the devotee and, once it is paid, to the acharya: whoever is told reads the booking again. */
export const bookingEvents = liveEvents({
  fromClient: {},
  fromServer: {
    'booking:changed': z.object({ bookingId: z.uuid(), status: z.enum(bookingStates) }),
  },
})
