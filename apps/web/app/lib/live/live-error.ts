import type { ErrorBody, ErrorCode, Language } from '@sankalp/contract'
import { type ApiError, errorFromAnswer } from '../api/error.ts'

/** What a page tells apart by it: an outage or a plea for patience from a refusal. The whole table is the server's. */
const statuses: Partial<Record<ErrorCode, number>> = {
  SIGN_IN_NEEDED: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  TEMPORARILY_UNAVAILABLE: 503,
}
const refused = 409

/** The refusal in an acknowledgement, as a call would have thrown it. */
export function errorFromAck(ack: unknown, language: Language): ApiError {
  const { code, message, facts } = { ...(ack as Partial<ErrorBody> | null) }
  return errorFromAnswer(code ? (statuses[code] ?? refused) : 0, { code, message, facts }, language)
}
