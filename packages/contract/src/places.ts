import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import * as calls from './places.calls.ts'

const bothNames = z.object({ en: z.string(), hin: z.string() })

/** A town, or a place of pilgrimage. If no Hindi name is known, `hin` repeats the Latin one. */
export const place = z.object({
  id: z.number().int(),
  /** The id in addresses: unique, and never reused for another place. */
  slug: z.string(),
  name: bothNames,
  /** The state, province or similar; empty where a country has none. */
  region: bothNames,
  /** Only if two places of one region share a name. */
  district: bothNames.nullable(),
  country: bothNames.extend({ code: z.string() }),
  latDeg: z.number(),
  lonDeg: z.number(),
  /** IANA name. */
  zone: z.string(),
  /** 0 if unknown. */
  population: z.number().int(),
})
export type Place = z.output<typeof place>

/** Query values are text: accept a number only in its plain notation, so that '' is not 0. */
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
    'Returns the places whose name begins with a text, in Latin letters or Devanagari, or is spelled almost like it; most likely first. A comma narrows the search: "Rampur, Bihar".',
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
    /** The ids of those results whose spelling differs from the query: "did you mean". */
    guesses: z.array(z.number().int()),
  }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const findNearestPlace = endpoint({
  name: 'findNearestPlace',
  feature: 'places',
  summary: 'Returns the place nearest to a point of the Earth.',
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
  summary: 'Returns one place by its slug; for an unknown slug, the names that may have been meant.',
  ...calls.getPlace,
  access: 'anyone',
  params: z.object({ slug: line(80) }),
  reply: z.object({ place }),
  errors: ['PLACE_NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})
