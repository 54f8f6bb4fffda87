import type { Endpoint } from '@sankalp/contract/endpoint'
import { z } from 'zod'
import { randomPhone } from '../test-client.ts'

/**
 * Values of the kinds our fields ask for. The first one a schema accepts is its sample, so a new endpoint
 * needs an entry here only when it asks for something of a new kind.
 */
function candidates(): unknown[] {
  return [
    'Asia/Kolkata',
    crypto.randomUUID(),
    'Asha',
    randomPhone(),
    // Before the shorter numbers: a PIN code of India has six digits, of other countries also fewer.
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
    // First: `true` says that something beside it is missing, such as a time of birth that nobody knows.
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

/** A request that an endpoint's schemas accept, with every optional field filled in, but for the parts that are known. */
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

/** One value that a schema accepts; where none of ours fits, undefined. */
export function sample(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return sample(schema.unwrap())
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, sample(field)]))
  }
  if (schema instanceof z.ZodArray) return [sample(schema.element)]
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return [...schema._zod.values][0]
  if (schema instanceof z.ZodUnion) return sample(schema.options[0])
  const type = schema as z.ZodType
  return candidates().find((value) => type.safeParse(value).success)
}
