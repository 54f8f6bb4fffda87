import { DomainError } from '@sankalp/contract'
import { toFieldIssues } from '@sankalp/contract/field-issues'
import { type ClientEventDeclaration, usualEventLimit } from '@sankalp/contract/live/event'
import { type ClientEvent, type ClientPayload, type ReplyInput, clientEvents } from '@sankalp/contract/live/events'
import { compileOnce } from '../compile-schema.ts'
import type { Viewer } from '../http/viewer.ts'
import { type Limits, createLimits } from '../limits.ts'
import type { LiveConnection } from './connection.ts'

type Context = { viewer: Viewer; connection: LiveConnection }
/** Where the contract's reply has no fields, a handler need not give any. */
type HandlerReply<E extends ClientEvent> =
  Record<never, never> extends ReplyInput<E> ? ReplyInput<E> | void : ReplyInput<E>

/** Answers one event of the contract. Everything it gets is checked, and so is what it gives. */
export type LiveHandler<E extends ClientEvent> = (
  payload: ClientPayload<E>,
  context: Context,
) => HandlerReply<E> | Promise<HandlerReply<E>>

/** A handler once its event is no longer known to the compiler; its schema has checked what it is given. */
type AnyHandler = (payload: never, context: Context) => unknown
type Answer = (payload: unknown, connection: LiveConnection) => Promise<Record<string, unknown>>

/** Who answers which event: one handler each. */
export function createHandlers() {
  const answers = new Map<string, Answer>()
  // Each process counts its own: a look into Redis would cost a message more than storing it does.
  const limits = createLimits(null)
  return {
    add<E extends ClientEvent>(event: E, handler: LiveHandler<E>): void {
      if (answers.has(event)) throw new Error(`two handlers for the live event ${event}`)
      answers.set(event, createAnswer(event, clientEvents[event], handler, limits))
    },
    has: (event: string) => answers.has(event),
    /** The reply to an event, or a refusal thrown. */
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
