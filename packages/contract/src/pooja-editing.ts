import { z } from 'zod'
import { slotMinutes } from './booking-rules.ts'
import { endpoint } from './endpoint.ts'
import { because, line, lines } from './fields.ts'
import { rupees, slug } from './paging.ts'
import * as calls from './pooja-editing.calls.ts'
import { poojaTexts } from './pooja-editing-rules.ts'
import { poojaConcerns } from './pooja-keys.ts'

const feature = 'poojas'
const access = 'admin' as const
const step = 'operations' as const

const items = z
  .array(line(poojaTexts.item), because('required'))
  .min(1, because('required'))
  .max(poojaTexts.items, because('tooLong'))
const questions = z
  .array(z.object({ question: line(poojaTexts.item), answer: lines(poojaTexts.answer) }), because('required'))
  .min(1, because('required'))
  .max(poojaTexts.items, because('tooLong'))

/** The fields of a pooja that can be changed, in both languages. */
const fields = {
  nameEn: line(poojaTexts.name),
  nameHin: line(poojaTexts.name),
  descriptionEn: lines(poojaTexts.description),
  descriptionHin: lines(poojaTexts.description),
  aboutEn: lines(poojaTexts.about),
  aboutHin: lines(poojaTexts.about),
  purposeEn: lines(poojaTexts.about),
  purposeHin: lines(poojaTexts.about),
  stepsEn: items,
  stepsHin: items,
  samagriEn: items,
  samagriHin: items,
  prepareEn: items,
  prepareHin: items,
  questionsEn: questions,
  questionsHin: questions,
  /**
   * Before tax. A user who is in the middle of booking is asked again (PRICE_CHANGED). Existing bookings are
   * unaffected.
   */
  price: z
    .number(because('invalid'))
    .multipleOf(0.01, because('invalid'))
    .min(1, because('outOfRange'))
    .max(poojaTexts.mostRupees, because('outOfRange')),
  /** It must fit into a slot. */
  durationMinutes: z
    .int(because('invalid'))
    .min(poojaTexts.leastMinutes, because('outOfRange'))
    .max(slotMinutes, because('outOfRange')),
  concerns: z
    .array(z.enum(poojaConcerns, because('choice')), because('required'))
    .max(poojaConcerns.length, because('tooLong')),
  /** Keys of the festivals on which it is usually held. If left out, they are unchanged. */
  festivals: z.array(slug, because('invalid')).max(poojaTexts.festivals, because('tooLong')).optional(),
  listed: z.boolean(because('required')),
}

const told = z.array(z.string())
const asked = z.array(z.object({ question: z.string(), answer: z.string() }))

/** A pooja as an operator sees it. Its lists are empty until it is described. */
export const keptPooja = z.object({
  poojaId: z.string(),
  version: z.int(),
  nameEn: z.string(),
  nameHin: z.string(),
  descriptionEn: z.string(),
  descriptionHin: z.string(),
  aboutEn: z.string(),
  aboutHin: z.string(),
  purposeEn: z.string(),
  purposeHin: z.string(),
  stepsEn: told,
  stepsHin: told,
  samagriEn: told,
  samagriHin: told,
  prepareEn: told,
  prepareHin: told,
  questionsEn: asked,
  questionsHin: asked,
  price: rupees,
  durationMinutes: z.int(),
  concerns: z.array(z.enum(poojaConcerns)),
  festivals: z.array(z.string()),
  /** Every key that can be chosen, in the order of the year. */
  festivalChoices: z.array(z.string()),
  listed: z.boolean(),
  /** The number of held or confirmed bookings in the future. They are not changed. */
  comingBookings: z.int(),
})
export type KeptPooja = z.output<typeof keptPooja>

const params = z.object({ poojaId: slug })
const reply = z.object({ pooja: keptPooja })

export const getKeptPooja = endpoint({
  name: 'getKeptPooja',
  feature,
  summary: 'Returns one pooja with all its texts in both languages.',
  ...calls.getKeptPooja,
  access,
  step,
  params,
  reply,
  errors: ['NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

export const savePooja = endpoint({
  name: 'savePooja',
  feature,
  summary:
    'Changes the texts, price and duration of a pooja, and whether it is offered. Refused if another operator has saved it since it was read.',
  ...calls.savePooja,
  access,
  step,
  params,
  body: z.object({ ...fields, version: z.int(because('invalid')).min(1, because('outOfRange')) }),
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  limit: { max: 300, windowSeconds: 600 },
})
