import { type ServerEvent, type ServerPayload, serverEvents } from '@sankalp/contract/live/events'
import type { z } from 'zod'
import { compileOnce } from '../compile-schema.ts'

const schemas = new Map(
  Object.entries<z.ZodObject>(serverEvents).map(([event, schema]) => [event, compileOnce(schema)]),
)

/** Checks what is about to be sent by the contract, so that nothing undeclared leaves. */
export function checkPayload<E extends ServerEvent>(event: E, payload: ServerPayload<E>): Record<string, unknown> {
  const schema = schemas.get(event)
  if (!schema) throw new Error(`no such live event: ${event}`)
  return schema().parse(payload)
}
