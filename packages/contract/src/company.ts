import { z } from 'zod'
import * as calls from './company.calls.ts'
import { endpoint } from './endpoint.ts'

const company = z.object({
  name: z.string(),
  address: z.string(),
  supportEmail: z.string(),
  grievanceName: z.string(),
  grievanceEmail: z.string(),
  /** Invented for the demo: not a real person. */
  isSample: z.boolean(),
})
export type Company = z.output<typeof company>

const figures = z.object({
  /** Each as displayed text, such as 500K+; null where there is nothing to show. */
  satisfaction: z.string().nullable(),
  users: z.string().nullable(),
  conversations: z.string().nullable(),
  isSample: z.boolean(),
})
export type Figures = z.output<typeof figures>

const limit = { max: 600, windowSeconds: 60 }

export const getCompany = endpoint({
  name: 'getCompany',
  feature: 'company',
  summary: 'Returns the company that runs this product, and the contact for grievances.',
  ...calls.getCompany,
  access: 'anyone',
  reply: z.object({ company }),
  errors: [],
  limit,
})

export const getFigures = endpoint({
  name: 'getFigures',
  feature: 'company',
  summary: 'Returns the figures of the about page: counted, or in the demo those of the specification.',
  ...calls.getFigures,
  access: 'anyone',
  reply: z.object({ figures }),
  errors: [],
  limit,
})
