import { requireFinite } from '../errors.ts'
import { deltaTSeconds } from './delta-t.ts'

/** Milliseconds since 1970-01-01T00:00Z, as Date counts them. Civil time is taken as UT1 (within 0.9 s). */
export type EpochMs = number & { readonly __unit: 'epochMs' }
/** A Julian day in Universal Time: the Earth's rotation, and what clocks show. */
export type JdUt = number & { readonly __unit: 'jdUt' }
/** A Julian day in Terrestrial Time, the time scale of the planets' tables. */
export type JdTt = number & { readonly __unit: 'jdTt' }

export const MS_PER_DAY = 86_400_000
export const SECONDS_PER_DAY = 86_400
/** The Julian day of 1970-01-01T00:00. */
export const JD_OF_EPOCH = 2_440_587.5
/** The Julian day of 2000-01-01T12:00, the zero point of the theories. */
export const JD_J2000 = 2_451_545
export const DAYS_PER_CENTURY = 36_525

export function asEpochMs(value: number, field = 'epochMs'): EpochMs {
  return requireFinite(value, field) as EpochMs
}

export function asJdTt(value: number, field = 'jdTt'): JdTt {
  return requireFinite(value, field) as JdTt
}

export function epochMsToJdUt(epochMs: EpochMs): JdUt {
  return (epochMs / MS_PER_DAY + JD_OF_EPOCH) as JdUt
}

export function jdUtToEpochMs(jdUt: JdUt): EpochMs {
  return ((jdUt - JD_OF_EPOCH) * MS_PER_DAY) as EpochMs
}

export function jdUtToJdTt(jdUt: JdUt): JdTt {
  return (jdUt + deltaTSeconds(jdUt) / SECONDS_PER_DAY) as JdTt
}

/** Delta T changes by less than a second a year, so an error of a minute in its argument has no effect. */
export function jdTtToJdUt(jdTt: JdTt): JdUt {
  const seconds = deltaTSeconds((jdTt - 70 / SECONDS_PER_DAY) as JdUt)
  return (jdTt - seconds / SECONDS_PER_DAY) as JdUt
}

export function epochMsToJdTt(epochMs: EpochMs): JdTt {
  return jdUtToJdTt(epochMsToJdUt(epochMs))
}

/** Converts a Julian day in TT to epoch milliseconds. A Julian day itself resolves about 40 µs. */
export function jdTtToEpochMs(jdTt: JdTt): EpochMs {
  return jdUtToEpochMs(jdTtToJdUt(jdTt))
}
