import { DomainError, type ErrorBody, type ErrorCode, type ErrorFacts, errorStatus } from '@sankalp/contract'
import { errorText } from '@sankalp/content/error-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable, LockNotAvailable } from '../db/db.ts'
import { StorageUnavailable } from '../gateways/storage/storage.ts'
import type { Log } from '../log.ts'

/** Long enough for a database to recover, short enough for a user to wait. */
const retryAfterSeconds = 2

/** Turns every error into `{code, message, facts}` in the caller's language, and hides the details of a bug. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = toDomainError(error, request)
    logFailure(request.log, refusal, { err: error, requestId: request.id })
    return sendRefusal(refusal, request, reply)
  })
}

/** Logs our own failures, but not refusals of invalid requests. */
export function logFailure(
  log: Pick<Log, 'error' | 'warn'>,
  { code }: DomainError,
  facts: { err: Error; requestId: string },
): void {
  if (code === 'INTERNAL') log.error(facts, 'request failed')
  else if (code === 'TEMPORARILY_UNAVAILABLE') log.warn(facts, 'request refused as temporarily unavailable')
}

export function sendRefusal(refusal: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, facts } = refusal
  if ('retryAfterSeconds' in facts) reply.header('retry-after', facts.retryAfterSeconds)
  const body: ErrorBody = { code, message: errorText(code, facts, request.language), facts }
  return reply
    .code(errorStatus[code])
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}

export function toDomainError(error: Error, request: { id: string }): DomainError {
  if (error instanceof DomainError) return error
  if (
    error instanceof DatabaseUnavailable ||
    error instanceof LockNotAvailable ||
    error instanceof StorageUnavailable
  ) {
    return refuse('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds })
  }
  const known = fromFramework(error)
  return known ?? refuse('INTERNAL', { requestId: request.id })
}

/** Converts errors that Fastify finds in a request before any handler runs. */
function fromFramework(error: Error & { code?: string; statusCode?: number; limit?: number }): DomainError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_FILES_LIMIT':
      return refuse('BODY_TOO_LARGE', { limitBytes: error.limit ?? 0 })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return refuse('UNSUPPORTED_MEDIA', {})
    case undefined:
    default:
      break
  }
  // The caller disconnected in the middle of a body: nothing failed here.
  if (error.code === 'ECONNRESET' && error.message === 'aborted') return refuse('MALFORMED_REQUEST', {})
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse(error.statusCode === 404 ? 'NOT_FOUND' : 'MALFORMED_REQUEST', {})
  }
  return null
}

function refuse<C extends ErrorCode>(code: C, facts: ErrorFacts[C]): DomainError<C> {
  return new DomainError(code, facts)
}
