import type { Endpoint } from '@sankalp/contract/endpoint'
import { z } from 'zod'
import { randomPhone } from '../test-client.ts'

/**
 * Returns values of the kinds that our fields require. The first one that a schema accepts is its sample, so a new
 * endpoint needs an entry here only for a new kind.
 */
function candidates(): unknown[] {
  return [
    'Asia/Kolkata',
    crypto.randomUUID(),
    'Asha',
    randomPhone(),
    // Before the shorter numbers: a PIN code of India has six digits, of other countries possibly fewer.
    '221005',
    '1234',
    '2026',
    '2026-27',
    '1996-08-14',
    '06:42',
    'asha@example.com',
    'https://example.com/',
    '1996-08-14T06:42:00.000Z',
    '25.3176',
    '8',
    1,
    100,
    1996,
    0,
    1_000_000,
    Date.now(),
    // First: `true` would say that a related field is missing, such as an unknown time of birth.
    false,
    true,
    null,
    'x'.repeat(40),
    {},
    [],
  ]
}

export type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/**
 * Returns a request that an endpoint's schemas accept, with every optional field filled in. The `known` parts are used
 * as given.
 */
export function sampleRequest({ name, params, query, body }: Endpoint, known: Parts = {}): Parts {
  return {
    ...(params && !known.params && { params: sampleObject(name, params) }),
    ...(query && !known.query && { query: sampleObject(name, query) }),
    ...(body && !known.body && { body: sampleObject(name, body) }),
  }
}

function sampleObject(name: string, schema: z.ZodObject): Record<string, unknown> {
  const found = sample(schema)
  const result = schema.safeParse(found)
  if (result.success) return found as Record<string, unknown>
  const fields = result.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`no valid ${fields} found for ${name}: add a value of this kind to the candidates`)
}

/** Returns a value that a schema accepts, or undefined if none of ours does. */
export function sample(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return sample(schema.unwrap())
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, sample(field)]))
  }
  if (schema instanceof z.ZodArray) return [sample(schema.element)]
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const values = [...schema._zod.values]
    // The state of the PIN code above, where a state is asked for.
    return values.includes('Uttar Pradesh') ? 'Uttar Pradesh' : values[0]
  }
  if (schema instanceof z.ZodUnion) return sample(schema.options[0])
  const type = schema as z.ZodType
  return candidates().find((value) => type.safeParse(value).success)
}
