/** What can be wrong with one field of a request or form. */
export const fieldProblems = [
  'required',
  'invalid',
  'tooLong',
  'tooShort',
  'outOfRange',
  'phone',
  'code',
  'email',
  'name',
  'date',
  'almanacDate',
  'futureDate',
  'time',
  'pincode',
  'state',
  'choice',
  'zone',
  'replyTo',
] as const
export type FieldProblem = (typeof fieldProblems)[number]
export type FieldIssue = { field: string; problem: FieldProblem }

/** Every expected refusal and the facts its message needs. A code never changes its meaning. */
export type ErrorFacts = {
  INVALID_INPUT: { fields: FieldIssue[] }
  MALFORMED_REQUEST: Record<never, never>
  BODY_TOO_LARGE: { limitBytes: number }
  UNSUPPORTED_MEDIA: Record<never, never>
  NOT_FOUND: Record<never, never>
  METHOD_NOT_ALLOWED: Record<never, never>
  SIGN_IN_NEEDED: Record<never, never>
  NOT_ALLOWED: Record<never, never>
  FOREIGN_ORIGIN: Record<never, never>
  TOO_MANY_REQUESTS: { retryAfterSeconds: number }
  TEMPORARILY_UNAVAILABLE: { retryAfterSeconds: number }
  INTERNAL: { requestId: string }
  CODE_WAIT: { retryAfterSeconds: number }
  CODE_SENDS_USED_UP: { retryAfterSeconds: number }
  CODE_WRONG: { triesLeft: number }
  CODE_EXPIRED: Record<never, never>
  CODE_TRIES_USED_UP: { retryAfterSeconds: number }
  SMS_NOT_SENT: Record<never, never>
  PICTURE_NOT_JPEG: Record<never, never>
  PICTURE_TOO_LARGE: { limitBytes: number }
  PICTURE_UNREADABLE: Record<never, never>
  PICTURE_MISSING: Record<never, never>
  PLACE_NOT_FOUND: { suggestions: { slug: string; name: { en: string; hin: string } }[] }
  SAVED_KUNDALIS_FULL: { limit: number }
  ARTICLE_WITHDRAWN: Record<never, never>
}
export type ErrorCode = keyof ErrorFacts

/** The HTTP status of each refusal. Only the server's error handler and the documentation read it. */
export const errorStatus: Record<ErrorCode, number> = {
  INVALID_INPUT: 400,
  MALFORMED_REQUEST: 400,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SIGN_IN_NEEDED: 401,
  NOT_ALLOWED: 403,
  // Not 403: by S1 a 403 signs the visitor out, which a forged form must not be able to cause.
  FOREIGN_ORIGIN: 400,
  TOO_MANY_REQUESTS: 429,
  TEMPORARILY_UNAVAILABLE: 503,
  INTERNAL: 500,
  CODE_WAIT: 429,
  CODE_SENDS_USED_UP: 429,
  CODE_WRONG: 400,
  CODE_EXPIRED: 400,
  CODE_TRIES_USED_UP: 429,
  SMS_NOT_SENT: 503,
  PICTURE_NOT_JPEG: 400,
  PICTURE_TOO_LARGE: 413,
  PICTURE_UNREADABLE: 400,
  PICTURE_MISSING: 400,
  PLACE_NOT_FOUND: 404,
  SAVED_KUNDALIS_FULL: 409,
  ARTICLE_WITHDRAWN: 410,
}

export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

/** The body of every answer that is not a success. */
export type ErrorBody<C extends ErrorCode = ErrorCode> = { code: C; message: string; facts: ErrorFacts[C] }

/** Something the caller can put right or wait for. A bug is a plain Error instead, and becomes a 500. */
export class DomainError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly facts: ErrorFacts[C]

  constructor(code: C, facts: ErrorFacts[C]) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

export function notFound(): DomainError<'NOT_FOUND'> {
  return new DomainError('NOT_FOUND', {})
}
