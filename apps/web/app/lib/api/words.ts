import { commonErrorText } from '@sankalp/content/common-error-text'
import type { Language } from '@sankalp/contract'
import { ApiError } from './error.ts'
import { type OwnErrorCode, apiText } from './text.ts'

/** What to tell the reader, in the language they read now: they may have switched since the call failed. */
export function errorWords(error: unknown, language: Language, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE_ANSWER') return fallback
  if (isOwn(error.code)) return apiText(error.code, language)
  // What this page has no words for comes with the server's own, in the language of the call.
  return commonErrorText(error.code, error.facts, language) ?? (error.message || fallback)
}

function isOwn(code: string): code is OwnErrorCode {
  return ['OFFLINE', 'TIMED_OUT', 'SIGNED_OUT'].includes(code)
}
