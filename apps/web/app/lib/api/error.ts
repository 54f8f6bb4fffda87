import type { ErrorBody, ErrorCode, ErrorFacts, Language } from '@sankalp/contract'
import { type OwnErrorCode, apiText } from './text.ts'

/** A call that did not succeed, with words for the reader in their language. */
export class ApiError extends Error {
  readonly code: ErrorCode | OwnErrorCode
  readonly facts: Readonly<Record<string, unknown>>
  /** 0 when no answer came. */
  readonly status: number

  constructor(from: { code: ErrorCode | OwnErrorCode; message: string; facts?: object; status?: number }) {
    super(from.message)
    this.name = 'ApiError'
    this.code = from.code
    this.facts = { ...from.facts }
    this.status = from.status ?? 0
  }
}

/** No answer, a server in trouble, or one that asks us to come back later: what the device can do itself, it does then. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
}

/** The facts of a refusal, if it is this one. */
export function refusalFacts<C extends ErrorCode>(error: unknown, code: C): ErrorFacts[C] | null {
  return error instanceof ApiError && error.code === code ? (error.facts as ErrorFacts[C]) : null
}

export function ownError(code: OwnErrorCode, language: Language, status = 0): ApiError {
  return new ApiError({ code, message: apiText(code, language), status })
}

/** The refusal an answer carries; an answer of some other shape (a proxy's page, say) is unreadable. */
export function errorFromAnswer(status: number, body: unknown, language: Language): ApiError {
  if (!isErrorBody(body)) return ownError('UNREADABLE_ANSWER', language, status)
  return new ApiError({ ...body, status })
}

/** Nothing came back: the network's fault, the clock's, or the caller's own wish. */
export function errorFromFailure(failure: unknown, language: Language): unknown {
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'AbortError') return failure
  return ownError(name === 'TimeoutError' ? 'TIMED_OUT' : 'OFFLINE', language)
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false
  return 'code' in body && typeof body.code === 'string' && 'message' in body && typeof body.message === 'string'
}
