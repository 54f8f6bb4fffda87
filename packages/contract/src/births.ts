import { ayanamsas, nodes } from '@sankalp/jyotish'
import { z } from 'zod'
import { because } from './fields.ts'

/** The years that our tables cover. */
export const birthYears = { first: 1900, last: 2100 } as const
export const chartStyles = ['north', 'south', 'east'] as const
export type ChartStyle = (typeof chartStyles)[number]

const number = (min: number, max: number) =>
  z.number(because('outOfRange')).min(min, because('outOfRange')).max(max, because('outOfRange'))
const whole = (min: number, max: number) =>
  z.int(because('outOfRange')).min(min, because('outOfRange')).max(max, because('outOfRange'))

const day = whole(1, 31)
const month = whole(1, 12)
const year = whole(birthYears.first, birthYears.last)
const hour = whole(0, 23)
const min = whole(0, 59)
/** Excludes the poles: every direction there is south, so that nothing rises in the east and there is no lagna. */
const lat = z.number(because('outOfRange')).gt(-90, because('outOfRange')).lt(90, because('outOfRange'))
const lon = number(-180, 180)
/**
 * Hours ahead of UTC at that birth. The form shows it and the user can correct it. Without it the offset follows from
 * `zone`, the IANA name of the place's zone.
 */
const tzone = number(-12, 14).optional()
const zone = z
  .string(because('zone'))
  .max(64, because('zone'))
  .regex(/^[A-Za-z][\w+/-]*$/, because('zone'))
  .optional()

/**
 * When and where a person was born, with the field names of docs/requirements C-7. Hour and minute are both null when
 * the time is unknown.
 */
export const birthFields = { day, month, year, hour: hour.nullable(), min: min.nullable(), lat, lon, tzone, zone }
/** The groom's fields (docs/requirements C-12). Without the time, only what is certain for the whole day is judged. */
export const groomFields = {
  m_day: day,
  m_month: month,
  m_year: year,
  m_hour: hour.nullable(),
  m_min: min.nullable(),
  m_lat: lat,
  m_lon: lon,
  m_tzone: tzone,
  m_zone: zone,
}
export const brideFields = {
  f_day: day,
  f_month: month,
  f_year: year,
  f_hour: hour.nullable(),
  f_min: min.nullable(),
  f_lat: lat,
  f_lon: lon,
  f_tzone: tzone,
  f_zone: zone,
}
export const chartSettings = { ayanamsa: z.enum(ayanamsas, because('choice')), node: z.enum(nodes, because('choice')) }

export type BirthInput = z.output<z.ZodObject<typeof birthFields>>

/**
 * Refuses 31 February, an hour without a minute or the reverse, and a birth without any zone. `prefix` is the prefix of
 * the field names.
 */
export function checkBirth(prefix: '' | 'm_' | 'f_') {
  return (context: z.core.ParsePayload<Record<string, unknown>>) => {
    const of = (name: string) => context.value[prefix + name]
    const issue = (field: string, problem: Parameters<typeof because>[0]) =>
      context.issues.push({ code: 'custom', path: [prefix + field], message: because(problem), input: of(field) })
    const date = new Date(Date.UTC(Number(of('year')), Number(of('month')) - 1, Number(of('day'))))
    if (date.getUTCDate() !== of('day')) issue('day', 'date')
    if (of('hour') === null && of('min') !== null) issue('hour', 'required')
    if (of('min') === null && of('hour') !== null) issue('min', 'required')
    if (of('tzone') === undefined && of('zone') === undefined) issue('tzone', 'required')
  }
}
