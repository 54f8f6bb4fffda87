import * as auth from '@sankalp/contract/auth.calls'
import * as blog from '@sankalp/contract/blog.calls'
import { type Call, fillPath, idempotencyHeader } from '@sankalp/contract/call'
import type { Endpoint, Input, Reply } from '@sankalp/contract/endpoint'
import type { EndpointOf } from '@sankalp/contract/endpoints'
import { ApiError, errorFromAnswer, errorFromFailure, ownError } from './error.ts'
import { isFactorGiven } from './ask-factor.ts'
import { freshToken } from './fresh-token.ts'
import { type Answer, type Outgoing, languageHeader, send } from './send.ts'
import { retryForAWhile } from './retry.ts'
import { pageLanguage } from '../session/language.ts'
import { goTo } from '../session/navigation.ts'
import { isSignInPage, loginPath } from '../session/redirect.ts'
import { renewSession } from '../session/renewal.ts'
import { currentSession, dropToken, hasSignedOut, leaveFor } from '../session/store.ts'

export { ApiError, isOutage, refusalFacts } from './error.ts'

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer S> ? Record<Name, Input<S>> : Partial<Record<Name, undefined>>
type FilePart<E extends Endpoint> = E extends { upload: { required: true } }
  ? { file: Blob }
  : E extends { upload: object }
    ? { file?: Blob | null }
    : { file?: undefined }

export type CallOptions = {
  signal?: AbortSignal
  /** Called before each new attempt, so that the page can say it is trying again. */
  onTryingAgain?: () => void
  /** Called with the part of an upload already sent, in [0, 1]. */
  onProgress?: (sent: number) => void
  /** Set by `moveMoney` for a call that moves money or stock. With it such a call can be repeated like any other. */
  idempotencyKey?: string
  /** Continues the request after the user leaves the page, for changes that the page already shows as done. */
  outlivesPage?: true
}
/** Distributes over the endpoints: for the whole union the compiler would build every combination. */
type Parts<E extends Endpoint> = E extends Endpoint
  ? Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & FilePart<E> & CallOptions
  : never
/** Everything that is sent with a call. */
export type CallInput<C extends Call> = Parts<EndpointOf<C>>
export type CallReply<C extends Call> = Reply<EndpointOf<C>>

/** Queries and forms hold only plain values; a JSON body may hold more and is not checked here. */
type Plain = string | number | boolean | null | undefined
type Loose = CallOptions & {
  params?: Record<string, string | number>
  query?: Record<string, Plain>
  body?: Record<string, Plain>
  file?: Blob | null
}

/** The endpoints that are called without a token. */
const withoutToken: readonly string[] = [auth.sendOtp.path, auth.verifyOtp.path, blog.getAllBlog.path]
/** An external service is down. Do not retry: each attempt may cost money, and the outage may last. */
const notTriedAgain: readonly string[] = ['SMS_NOT_SENT', 'PAYMENT_NOT_STARTED']
/** Repeating these has no further effect, so they can be retried after a lost reply. */
const repeatable = ['GET', 'PUT', 'DELETE']

/**
 * Calls the API as the signed-in user, by a call of the contract (`users.calls.ts` and the like). The types of input
 * and reply come from the endpoint of that method and path. Every failure is an ApiError with a message for the user,
 * except an abort.
 */
export async function callApi<C extends Call>(route: C, input: CallInput<C>): Promise<CallReply<C>> {
  const { onTryingAgain, ...rest } = input as Loose
  const attempt = () => callOnce(route, rest)
  const answer =
    repeatable.includes(route.method) || rest.idempotencyKey
      ? await retryForAWhile(attempt, { isPassing, onTryingAgain, signal: rest.signal })
      : await attempt()
  return answer as CallReply<C>
}

async function callOnce(route: Call, call: Loose): Promise<unknown> {
  const language = pageLanguage()
  const { answer, token } = await sendAs(route, call)
  const first = answer.status === 401 ? await renewAndSend(route, call, token, answer) : answer
  const settled = (await isFactorGiven(first)) ? (await sendAs(route, call)).answer : first
  if (settled.status === 403) void leaveFor('/', dropToken)
  if (settled.status >= 400) throw errorFromAnswer(settled.status, settled.body, language)
  if (!settled.isReadable) throw ownError('UNREADABLE_ANSWER', language, settled.status)
  return settled.body
}

/** Renews the session once after a 401; if it is over, the visitor signs in and returns. */
async function renewAndSend(route: Call, call: Loose, token: string | null, first: Answer): Promise<Answer> {
  if (withoutToken.includes(route.path)) return first
  // A user who has just logged out is going to the home page, not to the sign-in.
  if (hasSignedOut()) throw ownError('SIGNED_OUT', pageLanguage())
  const isRenewed = (currentSession()?.token ?? null) !== token || (await renewSession())
  if (isRenewed && currentSession()) {
    const { answer } = await sendAs(route, call)
    if (answer.status !== 401) return answer
    dropToken()
  }
  // The session exists but was not renewed: the server could not be reached, which must not sign the user out.
  if (currentSession()) throw ownError('OFFLINE', pageLanguage())
  const { pathname, search } = window.location
  // Another call may have just sent the visitor there, with the page to return to.
  if (!isSignInPage(pathname)) void goTo(loginPath(pathname + search))
  return first
}

async function sendAs(route: Call, call: Loose): Promise<{ answer: Answer; token: string | null }> {
  const token = withoutToken.includes(route.path) ? null : await freshToken()
  try {
    return { answer: await send(prepare(route, call, token)), token }
  } catch (failure) {
    throw errorFromFailure(failure, pageLanguage())
  }
}

function prepare(route: Call, call: Loose, token: string | null): Outgoing {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': languageHeader(pageLanguage()),
  }
  if (token) headers.Authorization = `Bearer ${token}`
  if (call.idempotencyKey) headers[idempotencyHeader] = call.idempotencyKey
  const isForm = route.upload !== undefined
  if (call.body && !isForm) headers['Content-Type'] = 'application/json'
  return {
    method: route.method,
    url: fillPath(route.path, call.params) + queryText(call.query),
    headers,
    body: isForm ? formOf(route.upload!.field, call) : call.body ? JSON.stringify(call.body) : null,
    signal: call.signal,
    onProgress: call.onProgress,
    outlivesPage: call.outlivesPage,
  }
}

/** Puts text fields first, so that the server has read them before the file arrives. */
function formOf(fileField: string, call: Loose): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(call.body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  if (call.file) form.append(fileField, call.file)
  return form
}

function queryText(query: Record<string, Plain> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Returns true for temporary faults: a database outage of some seconds, or a short loss of the network. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'OFFLINE') return true
  return [502, 503, 504].includes(error.status) && !notTriedAgain.includes(error.code)
}
