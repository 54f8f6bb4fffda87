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
    '1234',
    '2026',
    '221005',
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
    true,
    null,
    'x'.repeat(40),
    {},
    [],
  ]
}

export type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }

/** A request that an endpoint's schemas accept, with every optional field filled in. */
export function sampleRequest(endpoint: Endpoint): Parts {
  const { params, query, body } = endpoint
  return {
    ...(params && { params: sampleObject(endpoint, params) }),
    ...(query && { query: sampleObject(endpoint, query) }),
    ...(body && { body: sampleObject(endpoint, body) }),
  }
}

function sampleObject(endpoint: Endpoint, schema: z.ZodObject): Record<string, unknown> {
  const found = sample(schema)
  const result = schema.safeParse(found)
  if (result.success) return found as Record<string, unknown>
  const fields = result.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`no valid ${fields} found for ${endpoint.name}: add a value of this kind to the candidates`)
}

/** One value that a schema accepts; where none of ours fits, undefined. */
export function sample(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return sample(schema.unwrap())
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, sample(field)]))
  }
  if (schema instanceof z.ZodArray) return [sample(schema.element)]
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return [...schema._zod.values][0]
  if (schema instanceof z.ZodUnion) return sample(schema.options[0])
  const type = schema as z.ZodType
  return candidates().find((value) => type.safeParse(value).success)
}
