import { commonErrorText } from '@sankalp/content/common-error-text'
import type { Language } from '@sankalp/contract'
import { ApiError } from './error.ts'
import { type OwnErrorCode, apiText } from './text.ts'

/** Returns the message for the user in the current language, which may have changed since the call failed. */
export function errorWords(error: unknown, language: Language, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE_ANSWER') return fallback
  if (isOwn(error.code)) return apiText(error.code, language)
  // An error code that this page does not know comes with the server's message, in the language of the call.
  return commonErrorText(error.code, error.facts, language) ?? (error.message || fallback)
}

function isOwn(code: string): code is OwnErrorCode {
  return ['OFFLINE', 'TIMED_OUT', 'SIGNED_OUT'].includes(code)
}
