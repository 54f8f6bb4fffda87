import type { JdTt } from '../time/instants.ts'
import { JyotishError } from '../errors.ts'

/** What the tables hold. `node` is the true ascending node; the mean one needs only a formula. */
export const tableBodies = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'node'] as const
export type TableBody = (typeof tableBodies)[number]

/**
 * Chebyshev coefficients of one body, decoded: a row per segment, in it the terms of the longitude, then of
 * the latitude, then of the parallax (the Moon alone), all in degrees.
 */
export type BodyTable = {
  readonly segmentDays: number
  readonly lonTerms: number
  readonly latTerms: number
  readonly parallaxTerms: number
  /** lonTerms + latTerms + parallaxTerms */
  readonly rowLength: number
  readonly coefficients: Float64Array
}

/** From when to when loaded tables answer: `firstJd <= jdTt < endJd`. */
export type SkySpan = { readonly firstJd: JdTt; readonly endJd: JdTt }

/**
 * Loaded tables of some bodies. Longitudes are geocentric, apparent and sidereal (mean Lahiri) on the ecliptic
 * and mean equinox of date. What needs one body asks for a sky of that body, and any larger one will do.
 */
export type SkyOf<Body extends TableBody> = SkySpan & { readonly tables: Readonly<Record<Body, BodyTable>> }
export type Sky = SkyOf<TableBody>
/** Saturn's longitude alone, over all years: a small file for what looks at a whole life. */
export type SaturnSky = SkyOf<'saturn'>

/** Refuses an instant for which no table is loaded. */
export function requireInSky(sky: SkySpan, jdTt: number, field = 'jdTt'): void {
  if (jdTt >= sky.firstJd && jdTt < sky.endJd) return
  if (Number.isNaN(jdTt)) throw new JyotishError('NOT_A_NUMBER', field, 'expected a Julian day, got NaN')
  throw new JyotishError('OUT_OF_RANGE', field, `${jdTt} is outside the loaded tables, ${sky.firstJd} to ${sky.endJd}`)
}
