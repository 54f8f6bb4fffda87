import type { ErrorBody, ErrorCode, ErrorFacts, Language } from '@sankalp/contract'
import { type OwnErrorCode, apiText } from './text.ts'

/** A failed call, with a message for the user in their language. */
export class ApiError extends Error {
  readonly code: ErrorCode | OwnErrorCode
  readonly facts: Readonly<Record<string, unknown>>
  /** 0 if there was no reply. */
  readonly status: number

  constructor(from: { code: ErrorCode | OwnErrorCode; message: string; facts?: object; status?: number }) {
    super(from.message)
    this.name = 'ApiError'
    this.code = from.code
    this.facts = { ...from.facts }
    this.status = from.status ?? 0
  }
}

/**
 * Returns true for no reply, a server error, or a server that asks for a later retry: the device then does what it can
 * by itself.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
}

/** Returns the facts of the error if it has this code, otherwise null. */
export function refusalFacts<C extends ErrorCode>(error: unknown, code: C): ErrorFacts[C] | null {
  return error instanceof ApiError && error.code === code ? (error.facts as ErrorFacts[C]) : null
}

export function ownError(code: OwnErrorCode, language: Language, status = 0): ApiError {
  return new ApiError({ code, message: apiText(code, language), status })
}

/** Returns the refusal in a reply. A reply of another shape, such as a proxy's page, is unreadable. */
export function errorFromAnswer(status: number, body: unknown, language: Language): ApiError {
  if (!isErrorBody(body)) return ownError('UNREADABLE_ANSWER', language, status)
  return new ApiError({ ...body, status })
}

/** Converts a failure without a reply: a network error, a timeout, or an abort by the caller. */
export function errorFromFailure(failure: unknown, language: Language): unknown {
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'AbortError') return failure
  return ownError(name === 'TimeoutError' ? 'TIMED_OUT' : 'OFFLINE', language)
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false
  return 'code' in body && typeof body.code === 'string' && 'message' in body && typeof body.message === 'string'
}
