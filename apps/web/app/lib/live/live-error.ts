import type { ErrorBody, ErrorCode, Language } from '@sankalp/contract'
import { type ApiError, errorFromAnswer } from '../api/error.ts'

/**
 * The statuses by which a page distinguishes an outage or a request to retry later from a refusal. The server has the
 * full table.
 */
const statuses: Partial<Record<ErrorCode, number>> = {
  SIGN_IN_NEEDED: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  TEMPORARILY_UNAVAILABLE: 503,
}
const refused = 409

/** Converts the refusal in an acknowledgement to the error that a call would have thrown. */
export function errorFromAck(ack: unknown, language: Language): ApiError {
  const { code, message, facts } = { ...(ack as Partial<ErrorBody> | null) }
  return errorFromAnswer(code ? (statuses[code] ?? refused) : 0, { code, message, facts }, language)
}
