import type { Parameter } from './db.ts'

/** The parameters of a statement that is put together from parts: `put` gives the place of a value, as `$1`. */
export function createParameters(): { values: Parameter[]; put: (value: Parameter) => string } {
  const values: Parameter[] = []
  return { values, put: (value) => `$${values.push(value)}` }
}
