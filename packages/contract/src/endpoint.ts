import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call an endpoint. `signed-in` is any role; the others are exactly that role. */
export type Access = 'anyone' | 'signed-in' | 'acharya' | 'admin'

/** At most `max` calls in `windowSeconds` from one caller (the signed-in user, else the network address). */
export type CallLimit = { max: number; windowSeconds: number }

export type Upload = { field: string; maxBytes: number; required: boolean }

export type Endpoint = {
  /** The one verb that endpoint, service and hook share. */
  name: string
  /** The feature it belongs to. */
  feature: string
  /** One sentence for the API documentation. */
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` where a parameter stands. */
  path: `/api/${string}`
  access: Access
  /** Where the request carries a user id, as `params.id`: it must be the caller's own, else 404. */
  own?: readonly `${'params' | 'query' | 'body'}.${string}`[]
  /** Where the request carries the id of something that belongs to one user: found only among the caller's, else 404. */
  ownThings?: readonly `${'params' | 'query' | 'body'}.${string}`[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** A multipart form: `body` holds its text fields, this its file. */
  upload?: Upload
  reply: z.ZodType
  /** The refusals of its own, beside those that any endpoint may answer. */
  errors: readonly ErrorCode[]
  limit: CallLimit
  /** Answered with the handler's bytes, of this media type, instead of JSON. */
  fileType?: 'application/pdf'
  /** Answered as a file of this name instead of shown in place. */
  downloadAs?: string
}

/** Declares an endpoint. It only checks the shape: the value itself is what everybody reads. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

/** A part of a request as the sender writes it (before defaults and clean-up). */
export type Input<S> = S extends z.ZodType ? z.input<S> : undefined
/** A part of a request as the handler gets it. */
export type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

export type Reply<E extends Endpoint> = z.output<E['reply']>

/** Refusals that any endpoint may give, by what it takes and who may call it. */
export function commonErrors(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['TOO_MANY_REQUESTS', 'TEMPORARILY_UNAVAILABLE', 'INTERNAL']
  if (endpoint.params ?? endpoint.query ?? endpoint.body) codes.push('INVALID_INPUT', 'MALFORMED_REQUEST')
  if (endpoint.body ?? endpoint.upload) codes.push('BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA')
  if (endpoint.access !== 'anyone') codes.push('SIGN_IN_NEEDED')
  if (endpoint.access === 'acharya' || endpoint.access === 'admin') codes.push('NOT_ALLOWED')
  if (endpoint.own) codes.push('NOT_FOUND')
  return codes
}

/** Fills the `{name}` parts of a path. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`path ${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}
