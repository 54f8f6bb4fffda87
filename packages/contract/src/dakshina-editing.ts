import { z } from 'zod'
import * as calls from './dakshina-editing.calls.ts'
import { dakshinaPreset } from './dakshina-editing-rules.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import { slug } from './paging.ts'

const feature = 'bookings'
const access = 'admin' as const
const step = 'operations' as const
const write = { max: 300, windowSeconds: 600 }

const fields = {
  nameEn: line(dakshinaPreset.name),
  nameHin: line(dakshinaPreset.name),
  rupees: z
    .int(because('invalid'))
    .min(dakshinaPreset.least, because('outOfRange'))
    .max(dakshinaPreset.most, because('outOfRange')),
  /** The preset marked as given most often. Marking one unmarks the previous one. A withdrawn preset is not marked. */
  isPopular: z.boolean(because('required')),
  listed: z.boolean(because('required')),
}

export const keptDakshina = z.object({
  presetId: z.string(),
  version: z.int(),
  nameEn: z.string(),
  nameHin: z.string(),
  rupees: z.int(),
  isPopular: z.boolean(),
  listed: z.boolean(),
})
export type KeptDakshina = z.output<typeof keptDakshina>

const params = z.object({ presetId: slug })
const reply = z.object({ preset: keptDakshina })

export const getKeptDakshina = endpoint({
  name: 'getKeptDakshina',
  feature,
  summary: 'Returns one of the preset dakshina amounts, with its name in both languages.',
  ...calls.getKeptDakshina,
  access,
  step,
  params,
  reply,
  errors: ['NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

export const createDakshina = endpoint({
  name: 'createDakshina',
  feature,
  summary: 'Adds a preset dakshina amount. No two offered presets can have the same amount.',
  ...calls.createDakshina,
  access,
  step,
  body: z.object(fields),
  reply,
  errors: ['NAME_TAKEN'],
  limit: write,
})

export const saveDakshina = endpoint({
  name: 'saveDakshina',
  feature,
  summary:
    'Changes the name and amount of a preset, and whether it is offered. Refused if another operator has saved it since it was read.',
  ...calls.saveDakshina,
  access,
  step,
  params,
  body: z.object({ ...fields, version: z.int(because('invalid')).min(1, because('outOfRange')) }),
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NAME_TAKEN'],
  limit: write,
})
