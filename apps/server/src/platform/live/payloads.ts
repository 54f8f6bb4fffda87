import { type ServerEvent, type ServerPayload, serverEvents } from '@sankalp/contract/live/events'
import type { z } from 'zod'
import { compileOnce } from '../compile-schema.ts'

const schemas = new Map(
  Object.entries<z.ZodObject>(serverEvents).map(([event, schema]) => [event, compileOnce(schema)]),
)

/** Checks an outgoing payload against the contract, so that nothing undeclared is sent. */
export function checkPayload<E extends ServerEvent>(event: E, payload: ServerPayload<E>): Record<string, unknown> {
  const schema = schemas.get(event)
  if (!schema) throw new Error(`unknown live event: ${event}`)
  return schema().parse(payload)
}
