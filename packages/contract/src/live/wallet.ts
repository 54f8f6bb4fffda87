import { z } from 'zod'
import { paymentStatuses } from '../payment-rules.ts'
import { liveEvents } from './event.ts'

/** Only that something changed: whoever is told reads it again, so that no amount can come in the wrong order. */
export const walletEvents = liveEvents({
  fromClient: {},
  fromServer: {
    'wallet:changed': z.object({}),
    'payment:changed': z.object({ paymentId: z.uuid(), status: z.enum(paymentStatuses) }),
  },
})
