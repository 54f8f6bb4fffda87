import { z } from 'zod'
import { liveEvents } from './event.ts'

/** Only that something changed: whoever is told reads it again. */
export const orderEvents = liveEvents({
  fromClient: {},
  fromServer: {
    'cart:changed': z.object({}),
    'order:changed': z.object({ orderId: z.uuid() }),
  },
})
