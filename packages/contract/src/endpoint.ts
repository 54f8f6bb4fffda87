import type { z } from 'zod'
import type { Call } from './call.ts'
import type { ErrorCode } from './errors.ts'
import type { OperatorStep } from './operator-rights.ts'

export type { Upload } from './call.ts'
export { fillPath, idempotencyHeader } from './call.ts'

/**
 * Who may call an endpoint. `signed-in` is any role, `staff` an acharya or an operator; the others are exactly that
 * role.
 */
export type Access = 'anyone' | 'signed-in' | 'staff' | 'acharya' | 'admin'

/** At most `max` calls in `windowSeconds` from one caller (the signed-in user, else the network address). */
export type CallLimit = { max: number; windowSeconds: number }

export type Endpoint = Call & {
  /** The verb that endpoint, service and hook share. */
  name: string
  /** The feature it belongs to. */
  feature: string
  /** One sentence for the API documentation. */
  summary: string
  access: Access
  /** For operator calls: the lowest permission it requires. */
  step?: OperatorStep
  /** Requires a recently entered second factor if the account has one, so that an unattended screen is not enough. */
  freshFactor?: true
  /** Fields of the request that hold a user id, such as `params.id`. It must be the caller's own, else 404. */
  own?: readonly `${'params' | 'query' | 'body'}.${string}`[]
  /**
   * Fields of the request that hold the id of an object owned by one user. It must be owned by the caller, else 404.
   */
  ownThings?: readonly `${'params' | 'query' | 'body'}.${string}`[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The handler gets the exact bytes that were sent instead of a checked `body`, as signed requests need. */
  rawBody?: true
  reply: z.ZodType
  /** The errors specific to it, besides those that any endpoint may answer. */
  errors: readonly ErrorCode[]
  limit: CallLimit
  /** Only exists with the demo payment provider; elsewhere the path is unknown. */
  demoOnly?: true
  /** The answer is the handler's bytes of this media type instead of JSON. */
  fileType?: 'application/pdf' | 'text/csv' | 'text/calendar'
}

export const idempotencyKeyPattern = /^[\w.:-]{8,128}$/

/** Declares an endpoint. It only checks the shape and returns the value unchanged. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

/** A part of a request as the client writes it (before defaults and clean-up). */
export type Input<S> = S extends z.ZodType ? z.input<S> : undefined
/** A part of a request as the handler gets it. */
export type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

export type Reply<E extends Endpoint> = z.output<E['reply']>

/** Returns the errors that any endpoint may answer, by what it accepts and who may call it. */
export function commonErrors(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['TOO_MANY_REQUESTS', 'TEMPORARILY_UNAVAILABLE', 'INTERNAL']
  if (endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.upload)
    codes.push('INVALID_INPUT', 'MALFORMED_REQUEST')
  if (endpoint.body ?? endpoint.upload ?? endpoint.rawBody) codes.push('BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA')
  if (endpoint.idempotent) codes.push('INVALID_INPUT', 'IDEMPOTENCY_KEY_REUSED')
  if (endpoint.access !== 'anyone') codes.push('SIGN_IN_NEEDED')
  if (endpoint.access === 'acharya' || endpoint.access === 'admin') codes.push('NOT_ALLOWED', 'SECOND_FACTOR_NEEDED')
  if (endpoint.access === 'staff') codes.push('NOT_ALLOWED')
  if (endpoint.own) codes.push('NOT_FOUND')
  return codes
}
