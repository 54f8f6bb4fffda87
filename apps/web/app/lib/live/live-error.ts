import { type ErrorBody, type Language, errorStatus } from '@sankalp/contract'
import { type ApiError, errorFromAnswer } from '../api/error.ts'

/** The refusal in an acknowledgement, as a call would have thrown it. */
export function errorFromAck(ack: unknown, language: Language): ApiError {
  const { code, message, facts } = { ...(ack as Partial<ErrorBody> | null) }
  return errorFromAnswer(code ? (errorStatus[code] ?? 0) : 0, { code, message, facts }, language)
}
