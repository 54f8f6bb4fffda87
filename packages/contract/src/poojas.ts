import { z } from 'zod'
import { pageSizes } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import { keyword, pageReply, paging, rupees, slug } from './paging.ts'
import { poojaConcerns } from './pooja-keys.ts'
import * as calls from './poojas.calls.ts'

/** A pooja as lists and pages show it. Texts are in the language of the caller. */
export const pooja = z.object({
  _id: z.string(),
  pooja_name: z.string(),
  /** The address of a photo. If null, its illustration is shown. */
  image: z.string().nullable(),
  /** The name of its illustration: `group/name`. */
  drawing: z.string(),
  /** One or two sentences for a card. */
  description: z.string(),
  /** What is done and what to have ready. Paragraphs are separated by an empty line. */
  about: z.string(),
  /** The price of the pooja itself. `pooja_price` is the same value under the name that the cards use. */
  amount: rupees,
  pooja_price: rupees,
  /** Including the samagri and the tax on both, before any dakshina. */
  total_from: rupees,
  /** Keys of the festivals on which it is usually held. */
  festivals: z.array(z.string()),
  /** The concerns it is held for (`pooja-keys.ts`). */
  concerns: z.array(z.enum(poojaConcerns)),
  duration_minutes: z.int(),
})
export type Pooja = z.output<typeof pooja>

const texts = z.array(z.string()).min(1)

/** The details that a user needs before booking. Texts are in the language of the caller. */
export const poojaDetails = z.object({
  /** Its purpose. Paragraphs are separated by an empty line. */
  purpose: z.string(),
  /** The course of the rite, in order. */
  steps: texts,
  /** The materials to have ready. */
  samagri: texts,
  /** The preparations at home before it begins. */
  prepare: texts,
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).min(1),
})
export type PoojaDetails = z.output<typeof poojaDetails>

/** One key of the festival calendar, or up to twelve separated by commas. */
const festivalKeys = line(400)
  .regex(/^[a-z\d-]{1,60}(,[a-z\d-]{1,60}){0,11}$/, because('invalid'))
  .transform((text) => text.split(','))
  .optional()

const concern = z.enum(poojaConcerns, because('choice')).optional()

/** Filters and order: the poojas of the festivals in `first` come before all others, which follow. */
const listQuery = { ...paging(pageSizes.poojasDefault), keyword, concern, first: festivalKeys }
const listReply = z.object({ poojas: z.array(pooja), message: z.string(), totalPoojas: z.int(), ...pageReply })

const limit = { max: 600, windowSeconds: 60 }

export const getAllPooja = endpoint({
  name: 'getAllPooja',
  feature: 'poojas',
  summary:
    'Returns all poojas, or those that match a search in either script. `festival` names one or more festivals, separated by commas: only the poojas that suit them are returned, in the order of the festivals. `first` names festivals whose poojas come before all others.',
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
    'Returns the poojas that contain every word of `keyword`, in either script and any usual spelling, best match first. Without a keyword, returns all poojas.',
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
  summary: 'Returns one pooja with all its information; `details` is null if it has no description yet.',
  ...calls.getPoojaById,
  access: 'anyone',
  params: z.object({ id: slug }),
  reply: z.object({ pooja: pooja.extend({ details: poojaDetails.nullable() }) }),
  errors: ['NOT_FOUND'],
  limit,
})
