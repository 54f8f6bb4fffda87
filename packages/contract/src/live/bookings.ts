import { z } from 'zod'
import { bookingStates } from '../booking-life.ts'
import { liveEvents } from './event.ts'

/** Sent to the devotee and, once the booking is paid, to the acharya. The client then loads the booking again. */
export const bookingEvents = liveEvents({
  fromClient: {},
  fromServer: {
    'booking:changed': z.object({ bookingId: z.uuid(), status: z.enum(bookingStates) }),
  },
})
