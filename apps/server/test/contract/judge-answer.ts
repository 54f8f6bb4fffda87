import { type ErrorBody, type ErrorCode, type Language, errorCodes, errorStatus } from '@sankalp/contract'
import { type Endpoint, commonErrors } from '@sankalp/contract/endpoint'
import type { RawAnswer } from './raw-http.ts'

export type Expectation = {
  language: Language
  mayClose: boolean
  aboutCaller: boolean
  /** A bad value in a path can turn it into the URL of another endpoint, with other refusals. */
  mayBeAnotherCall: boolean
}

/** Texts that reveal internals of the server. */
const leaks = [
  /\b(select|insert into|delete from|update)\b.*\b(from|values|where|set)\b/i,
  /user_account|auth_session|auth_number|wallet_account|schema_migration/,
  /syntax error|relation "|violates|invalid byte sequence|out of range for type|invalid input syntax/i,
  /postgres|pglite|sqlstate|ECONN|FST_|ZodError|(Type|Range|Syntax|Reference)Error|HPE_/i,
  /\bat .+:\d+:\d+|node_modules|file:\/\/|\/(apps|src|home|root|tmp|usr)\//,
]

/** Refusals that any request may get, because it may not have reached the endpoint. */
const anywhere: ErrorCode[] = [
  'MALFORMED_REQUEST',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'FOREIGN_ORIGIN',
]

/** Returns what is wrong with the answer to a bad request, or null. */
export function judgeAnswer(endpoint: Endpoint, answer: RawAnswer, expected: Expectation): string | null {
  if (answer.kind === 'hung') return `hung for ${answer.ms} ms`
  if (answer.kind === 'closed') return expected.mayClose ? null : 'closed without an answer'
  if (answer.status >= 500) return `answered ${answer.status}: ${answer.body.slice(0, 200)}`
  // A success may repeat text that was sent; a refusal has no reason to.
  if (answer.status < 400) return null
  const body = readRefusal(answer.body)
  if (!body) return `answered ${answer.status} with ${answer.body.slice(0, 200)}`
  return judgeRefusal(endpoint, answer.status, body, expected)
}

function readRefusal(text: string): ErrorBody | null {
  if (!text.startsWith('{')) return null
  const body = JSON.parse(text) as Partial<ErrorBody>
  const isWhole = Object.keys(body).toSorted().join() === 'code,facts,message' && typeof body.message === 'string'
  return isWhole ? (body as ErrorBody) : null
}

function judgeRefusal(
  endpoint: Endpoint,
  status: number,
  body: ErrorBody,
  { language, aboutCaller, mayBeAnotherCall }: Expectation,
): string | null {
  const { code, message, facts } = body
  if (!errorCodes.includes(code)) return `answered an unknown code ${code}`
  if (errorStatus[code] !== status) return `answered ${code} with ${status}`
  if (code === 'TOO_MANY_REQUESTS') return 'ran into a limit, so nothing was tried'
  const allowed = [...endpoint.errors, ...commonErrors(endpoint), ...anywhere]
  if (!allowed.includes(code) && !mayBeAnotherCall) return `answered ${code}, which its contract does not name`
  if (code === 'SIGN_IN_NEEDED' && endpoint.access !== 'anyone' && !aboutCaller)
    return 'was signed out, so nothing was tried'
  const isHindi = /[\u0900-\u097f]/.test(message)
  if (isHindi !== (language === 'hin')) return `answered in the other language: ${message}`
  // This refusal intentionally repeats what another operator has saved.
  const told = code === 'CHANGED_MEANWHILE' ? { ...facts, now: null } : facts
  const leak = leaks.find((pattern) => pattern.test(message) || pattern.test(JSON.stringify(told)))
  return leak ? `told too much (${leak.source.slice(0, 30)}): ${message} ${JSON.stringify(facts)}`.slice(0, 300) : null
}
