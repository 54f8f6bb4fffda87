import { errorText } from '@sankalp/content/error-text'
import { type ErrorCode, type Language, errorStatus } from '@sankalp/contract'
import { ApiError } from './api-error.ts'
import { type OwnErrorCode, apiText } from './api-text.ts'

/** What to tell the reader, in the language they read now: they may have switched since the call failed. */
export function errorWords(error: unknown, language: Language, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE_ANSWER') return fallback
  if (error.code in errorStatus) return errorText(error.code as ErrorCode, error.facts as never, language)
  if (isOwn(error.code)) return apiText(error.code, language)
  // A refusal newer than this page brings the server's own words.
  return error.message || fallback
}

function isOwn(code: string): code is OwnErrorCode {
  return ['OFFLINE', 'TIMED_OUT', 'SIGNED_OUT'].includes(code)
}
