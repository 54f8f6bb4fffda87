import { z } from 'zod'
import { paymentStatuses } from '../payment-rules.ts'
import { liveEvents } from './event.ts'

/** Only reports that something changed. The client then loads it again, so that amounts cannot arrive out of order. */
export const walletEvents = liveEvents({
  fromClient: {},
  fromServer: {
    'wallet:changed': z.object({}),
    'payment:changed': z.object({ paymentId: z.uuid(), status: z.enum(paymentStatuses) }),
  },
})
