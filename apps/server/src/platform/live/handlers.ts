import { DomainError } from '@sankalp/contract'
import { toFieldIssues } from '@sankalp/contract/field-issues'
import { type ClientEventDeclaration, usualEventLimit } from '@sankalp/contract/live/event'
import { type ClientEvent, type ClientPayload, type ReplyInput, clientEvents } from '@sankalp/contract/live/events'
import { compileOnce } from '../compile-schema.ts'
import type { Viewer } from '../http/viewer.ts'
import { type Limits, createLimits } from '../limits.ts'
import type { LiveConnection } from './connection.ts'

type Context = { viewer: Viewer; connection: LiveConnection }
/** A handler may return nothing where the contract's reply has no fields. */
type HandlerReply<E extends ClientEvent> =
  Record<never, never> extends ReplyInput<E> ? ReplyInput<E> | void : ReplyInput<E>

/** Handles one event of the contract. Its input and its reply are both checked. */
export type LiveHandler<E extends ClientEvent> = (
  payload: ClientPayload<E>,
  context: Context,
) => HandlerReply<E> | Promise<HandlerReply<E>>

/** A handler without its event's type. Its schema has checked the payload. */
type AnyHandler = (payload: never, context: Context) => unknown
type Answer = (payload: unknown, connection: LiveConnection) => Promise<Record<string, unknown>>

/** Creates the registry of event handlers, one per event. */
export function createHandlers() {
  const answers = new Map<string, Answer>()
  // Each process counts its own: a query to Redis would cost more than storing the message.
  const limits = createLimits(null)
  return {
    add<E extends ClientEvent>(event: E, handler: LiveHandler<E>): void {
      if (answers.has(event)) throw new Error(`the live event ${event} has two handlers`)
      answers.set(event, createAnswer(event, clientEvents[event], handler, limits))
    },
    has: (event: string) => answers.has(event),
    /** Returns the reply to an event, or throws a refusal. */
    async answer(event: string, payload: unknown, connection: LiveConnection): Promise<Record<string, unknown>> {
      const answer = answers.get(event)
      if (!answer) throw new DomainError('NOT_FOUND', {})
      return answer(payload, connection)
    },
  }
}

function createAnswer(
  event: string,
  { access, payload, reply, limit = usualEventLimit }: ClientEventDeclaration,
  handler: AnyHandler,
  limits: Limits,
): Answer {
  const payloadSchema = compileOnce(payload)
  const replySchema = compileOnce(reply)
  const rule = `live:${event}`
  return async (sent, connection) => {
    const { viewer } = connection
    const taken = limits.take(rule, viewer.userId, limit)
    const retryAfterSeconds = typeof taken === 'number' ? taken : await taken
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    if (access === 'acharya' && viewer.role !== 'ROLE_ACHARYA') throw new DomainError('NOT_ALLOWED', {})
    const parsed = payloadSchema().safeParse(sent ?? {})
    if (!parsed.success) throw new DomainError('INVALID_INPUT', { fields: toFieldIssues(parsed.error) })
    const made = await handler(parsed.data as never, { viewer, connection })
    return replySchema().parse(made ?? {})
  }
}
