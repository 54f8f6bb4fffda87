import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import * as calls from './places.calls.ts'

const bothNames = z.object({ en: z.string(), hin: z.string() })

/** A town, or a place of pilgrimage. Where no Hindi name is known `hin` repeats the Latin one. */
export const place = z.object({
  id: z.number().int(),
  /** Names it in addresses: unique, and never given to another place. */
  slug: z.string(),
  name: bothNames,
  /** The state, province or the like; empty where a country has none. */
  region: bothNames,
  /** Only where two places of one region share a name. */
  district: bothNames.nullable(),
  country: bothNames.extend({ code: z.string() }),
  latDeg: z.number(),
  lonDeg: z.number(),
  /** IANA name. */
  zone: z.string(),
  /** 0 where nobody has counted. */
  population: z.number().int(),
})
export type Place = z.output<typeof place>

/** Queries are text: a number is taken only when it is plainly written as one, so that '' is not 0. */
export function decimal(limit: number) {
  return line(24)
    .regex(/^-?\d{1,3}(\.\d{1,18})?$/, because('invalid'))
    .transform(Number)
    .pipe(z.number().min(-limit, because('outOfRange')).max(limit, because('outOfRange')))
}

export const searchPlaces = endpoint({
  name: 'searchPlaces',
  feature: 'places',
  summary:
    'Places whose name begins with a text, in Latin letters or Devanagari, the likeliest first, and those spelled almost so. A comma narrows: "Rampur, Bihar".',
  ...calls.searchPlaces,
  access: 'anyone',
  query: z.object({
    q: line(80),
    limit: line(2)
      .regex(/^\d+$/, because('invalid'))
      .transform(Number)
      .pipe(z.number().min(1, because('outOfRange')).max(20, because('outOfRange')))
      .optional(),
  }),
  reply: z.object({
    places: z.array(place),
    /** Ids of those among them that are spelled otherwise than was typed: "did you mean". */
    guesses: z.array(z.number().int()),
  }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const findNearestPlace = endpoint({
  name: 'findNearestPlace',
  feature: 'places',
  summary: 'The place nearest to a point of the Earth.',
  ...calls.findNearestPlace,
  access: 'anyone',
  query: z.object({ lat: decimal(90), lon: decimal(180) }),
  reply: z.object({ place }),
  errors: [],
  limit: { max: 120, windowSeconds: 60 },
})

export const getPlace = endpoint({
  name: 'getPlace',
  feature: 'places',
  summary: 'One place by its slug; for an unknown one, the names it may have been meant for.',
  ...calls.getPlace,
  access: 'anyone',
  params: z.object({ slug: line(80) }),
  reply: z.object({ place }),
  errors: ['PLACE_NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})
