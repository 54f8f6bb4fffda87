/** Why an input was refused. A code never changes its meaning. */
export type JyotishErrorCode =
  | 'NOT_A_NUMBER'
  | 'OUT_OF_RANGE'
  | 'INVALID_LATITUDE'
  | 'INVALID_LONGITUDE'
  | 'INVALID_DATE'
  | 'INVALID_TIME'
  | 'UNKNOWN_ZONE'
  | 'SKIPPED_TIME'
  | 'REPEATED_TIME'
  | 'UNKNOWN_KEY'
  | 'INVALID_TABLES'

/** An invalid input. `field` names the input to correct. */
export class JyotishError extends Error {
  readonly code: JyotishErrorCode
  readonly field: string

  constructor(code: JyotishErrorCode, field: string, detail: string) {
    super(`${code} ${field}: ${detail}`)
    this.name = 'JyotishError'
    this.code = code
    this.field = field
  }
}

/** Throws for NaN, infinities and anything that is not a number, so that no result is ever NaN. */
export function requireFinite(value: number, field: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new JyotishError('NOT_A_NUMBER', field, `expected a finite number, got ${String(value)}`)
  }
  return value
}

/** Returns the value if it is a whole number in [least, most], else throws. */
export function requireInteger(value: number, least: number, most: number, field: string): number {
  requireFinite(value, field)
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new JyotishError('OUT_OF_RANGE', field, `expected a whole number from ${least} to ${most}, got ${value}`)
  }
  return value
}

/**
 * Returns the value if it is one of a list of keys, else throws. It may come from outside, so its type is no guarantee.
 */
export function requireKey<K extends string>(value: K, keys: readonly K[], field: string): K {
  if (!keys.includes(value)) {
    throw new JyotishError('UNKNOWN_KEY', field, `expected one of ${keys.join(', ')}, got ${value}`)
  }
  return value
}
