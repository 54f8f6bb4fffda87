import type { Parameter } from './db.ts'

/**
 * Collects the parameters of a statement that is built from parts. `put` returns the placeholder of a value, such as
 * `$1`.
 */
export function createParameters(): { values: Parameter[]; put: (value: Parameter) => string } {
  const values: Parameter[] = []
  return { values, put: (value) => `$${values.push(value)}` }
}
