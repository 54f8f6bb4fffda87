import { z } from 'zod'
import * as calls from './cod-editing.calls.ts'
import { endpoint } from './endpoint.ts'
import { because } from './fields.ts'
import { codLimitIds, codLimitRange } from './order-rules.ts'

const feature = 'orders'
const access = 'admin' as const
const step = 'operations' as const
const whole = (most: number) => z.int(because('invalid')).min(0, because('outOfRange')).max(most, because('outOfRange'))

export const keptCodLimit = z.object({
  limitId: z.enum(codLimitIds),
  version: z.int(),
  orders: z.int().nullable(),
  rupees: z.int(),
})
export type KeptCodLimit = z.output<typeof keptCodLimit>

const params = z.object({ limitId: z.enum(codLimitIds, because('choice')) })
const reply = z.object({ limit: keptCodLimit })

export const getKeptCodLimit = endpoint({
  name: 'getKeptCodLimit',
  feature,
  summary: 'Returns one of the limits of cash on delivery.',
  ...calls.getKeptCodLimit,
  access,
  step,
  params,
  reply,
  errors: ['NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

export const saveCodLimit = endpoint({
  name: 'saveCodLimit',
  feature,
  summary:
    'Sets how many orders and rupees may be open at a time. `orders` is null where only the sum counts. Refused if the limit was changed since it was read.',
  ...calls.saveCodLimit,
  access,
  step,
  params,
  body: z.object({
    orders: whole(codLimitRange.orders).nullable(),
    rupees: whole(codLimitRange.rupees),
    version: z.int(because('invalid')).min(1, because('outOfRange')),
  }),
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  limit: { max: 300, windowSeconds: 600 },
})
