import { z } from 'zod'
import { pageSizes } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import { keyword, pageReply, paging, rupees, slug } from './paging.ts'

/** A pooja as lists and pages show it; texts in the language of the caller. */
export const pooja = z.object({
  _id: z.string(),
  pooja_name: z.string(),
  /** The address of a photo; null: its drawing is shown. */
  image: z.string().nullable(),
  /** Which of our line drawings goes with it. */
  drawing: z.string(),
  /** One or two sentences for a card. */
  description: z.string(),
  /** What is done and what to have ready; paragraphs are parted by an empty line. */
  about: z.string(),
  /** The price of the pooja itself; `pooja_price` is the same, as S2's cards call it. */
  amount: rupees,
  pooja_price: rupees,
  /** With the samagri and the tax on both, before any dakshina. */
  total_from: rupees,
  /** Keys of our festival calendar on which it is usually held. */
  festivals: z.array(z.string()),
  duration_minutes: z.int(),
})
export type Pooja = z.output<typeof pooja>

/** One key of the festival calendar, or several parted by commas. */
const festivalKeys = line(400)
  .regex(/^[a-z\d-]{1,60}(,[a-z\d-]{1,60}){0,11}$/, because('invalid'))
  .transform((text) => text.split(','))
  .optional()

const limit = { max: 600, windowSeconds: 60 }

export const getAllPooja = endpoint({
  name: 'getAllPooja',
  feature: 'poojas',
  summary:
    'Poojas, all or those that fit a search in either script. `festival` names one festival or several, parted by commas: then only the poojas that suit them, in the order of the festivals.',
  method: 'GET',
  path: '/api/pooja/getAllPooja',
  access: 'anyone',
  query: z.object({ ...paging(pageSizes.poojasDefault), keyword, festival: festivalKeys }),
  reply: z.object({ poojas: z.array(pooja), message: z.string(), ...pageReply }),
  errors: [],
  limit,
})

export const getPoojaById = endpoint({
  name: 'getPoojaById',
  feature: 'poojas',
  summary: 'One pooja.',
  method: 'GET',
  path: '/api/pooja/getPoojaById/{id}',
  access: 'anyone',
  params: z.object({ id: slug }),
  reply: z.object({ pooja }),
  errors: ['NOT_FOUND'],
  limit,
})
