import { z } from 'zod'

/**
 * Compiled, which takes a quarter of the time; what does not pass is read again by Zod itself, for its issues. With its
 * first use: all of them together would hold up every start.
 */
export function compileOnce<Schema extends z.ZodType>(schema: Schema): () => Schema {
  let compiled: Schema | undefined
  return () => (compiled ??= z.compile(schema))
}
