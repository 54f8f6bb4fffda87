import { z } from 'zod'
import { liveEvents } from './event.ts'

/** Only reports that something changed. The client then loads it again. */
export const orderEvents = liveEvents({
  fromClient: {},
  fromServer: {
    'cart:changed': z.object({}),
    'order:changed': z.object({ orderId: z.uuid() }),
  },
})
