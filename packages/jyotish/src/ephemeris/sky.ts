import type { JdTt } from '../time/instants.ts'
import { JyotishError } from '../errors.ts'

/** The bodies in the tables. `node` is the true ascending node; the mean one needs only a formula. */
export const tableBodies = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'node'] as const
export type TableBody = (typeof tableBodies)[number]

/**
 * The decoded Chebyshev coefficients of one body: a row per segment, with the terms of the longitude, then of the
 * latitude, then of the parallax (the Moon only), all in degrees.
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

/** The range that loaded tables cover: `firstJd <= jdTt < endJd`. */
export type SkySpan = { readonly firstJd: JdTt; readonly endJd: JdTt }

/**
 * The loaded tables of some bodies. Longitudes are geocentric, apparent and sidereal (mean Lahiri) on the ecliptic and
 * mean equinox of date. A function that needs one body takes a sky of that body, so any sky that includes it works.
 */
export type SkyOf<Body extends TableBody> = SkySpan & { readonly tables: Readonly<Record<Body, BodyTable>> }
export type Sky = SkyOf<TableBody>
/** Saturn's longitude alone, over all years: a small file for functions that cover a whole life. */
export type SaturnSky = SkyOf<'saturn'>

/** Throws if no table is loaded for an instant. */
export function requireInSky(sky: SkySpan, jdTt: number, field = 'jdTt'): void {
  if (jdTt >= sky.firstJd && jdTt < sky.endJd) return
  if (Number.isNaN(jdTt)) throw new JyotishError('NOT_A_NUMBER', field, 'expected a Julian day, got NaN')
  throw new JyotishError('OUT_OF_RANGE', field, `${jdTt} is outside the loaded tables, ${sky.firstJd} to ${sky.endJd}`)
}
