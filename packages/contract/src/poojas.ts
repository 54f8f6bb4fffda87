import { z } from 'zod'
import { pageSizes } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import { keyword, pageReply, paging, rupees, slug } from './paging.ts'
import { poojaConcerns } from './pooja-keys.ts'
import * as calls from './poojas.calls.ts'

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
  /** The price of the pooja itself; `pooja_price` is the same, as the cards call it. */
  amount: rupees,
  pooja_price: rupees,
  /** With the samagri and the tax on both, before any dakshina. */
  total_from: rupees,
  /** Keys of our festival calendar on which it is usually held. */
  festivals: z.array(z.string()),
  /** What people keep it for (`pooja-keys.ts`). */
  concerns: z.array(z.enum(poojaConcerns)),
  duration_minutes: z.int(),
})
export type Pooja = z.output<typeof pooja>

const texts = z.array(z.string()).min(1)

/** All that somebody wants to know before they book it; texts in the language of the caller. */
export const poojaDetails = z.object({
  /** What it is for; paragraphs are parted by an empty line. */
  purpose: z.string(),
  /** What happens, in its order. */
  steps: texts,
  /** What has to lie ready. */
  samagri: texts,
  /** What is done at home before it begins. */
  prepare: texts,
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).min(1),
})
export type PoojaDetails = z.output<typeof poojaDetails>

/** One key of the festival calendar, or up to twelve parted by commas. */
const festivalKeys = line(400)
  .regex(/^[a-z\d-]{1,60}(,[a-z\d-]{1,60}){0,11}$/, because('invalid'))
  .transform((text) => text.split(','))
  .optional()

const concern = z.enum(poojaConcerns, because('choice')).optional()

/** Which poojas, and in which order: those of `first` before all others, which still follow. */
const listQuery = { ...paging(pageSizes.poojasDefault), keyword, concern, first: festivalKeys }
const listReply = z.object({ poojas: z.array(pooja), message: z.string(), totalPoojas: z.int(), ...pageReply })

const limit = { max: 600, windowSeconds: 60 }

export const getAllPooja = endpoint({
  name: 'getAllPooja',
  feature: 'poojas',
  summary:
    'Poojas, all or those that fit a search in either script. `festival` names one festival or several, parted by commas: then only the poojas that suit them, in the order of the festivals. `first` names festivals whose poojas come before all others.',
  ...calls.getAllPooja,
  access: 'anyone',
  query: z.object({ ...listQuery, festival: festivalKeys }),
  reply: listReply,
  errors: [],
  limit,
})

export const searchPooja = endpoint({
  name: 'searchPooja',
  feature: 'poojas',
  summary:
    'Poojas that have every word of `keyword`, in either script and any usual spelling, the nearest first. Without a keyword, all of them.',
  ...calls.searchPooja,
  access: 'anyone',
  query: z.object(listQuery),
  reply: listReply,
  errors: [],
  limit,
})

export const getPoojaById = endpoint({
  name: 'getPoojaById',
  feature: 'poojas',
  summary: 'One pooja, with all that is to be known of it; `details` is null for one that nobody has described yet.',
  ...calls.getPoojaById,
  access: 'anyone',
  params: z.object({ id: slug }),
  reply: z.object({ pooja: pooja.extend({ details: poojaDetails.nullable() }) }),
  errors: ['NOT_FOUND'],
  limit,
})
