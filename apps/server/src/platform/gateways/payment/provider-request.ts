import { PaymentGatewayError } from './payment.ts'

export type ProviderRequest = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: unknown }
export type ProviderAnswer = { status: number; retryAfter?: string | null; body: unknown }

/** Sends a request to the provider: over HTTP, or in the demo by a function call. */
export type SendToProvider = (request: ProviderRequest) => Promise<ProviderAnswer>

export const defaultTimeoutMs = 8000

/** The connection was never made, so the provider has not seen the request: it can be sent again at once. */
const neverConnected = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Sends over HTTP and reads JSON. Turns any other outcome into a PaymentGatewayError with our own message. */
export function sendOverHttp(gateway: string, base: string, timeoutMs = defaultTimeoutMs): SendToProvider {
  return async (request) => {
    // Use one time limit for both attempts and the reading, because a user may be waiting for all of it.
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await send(gateway, base, request, signal)
    } catch (first) {
      if (signal.aborted || !neverConnected.has(codeOf(first))) throw toGatewayError(gateway, first, timeoutMs)
      return await send(gateway, base, request, signal).catch((second: unknown) => {
        throw toGatewayError(gateway, second, timeoutMs)
      })
    }
  }
}

async function send(
  gateway: string,
  base: string,
  { method, path, headers, body }: ProviderRequest,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  // Do not follow redirects: they would carry the key to another address.
  const response = await fetch(new URL(path, base), {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
    redirect: 'manual',
  })
  const { status } = response
  const retryAfter = response.headers.get('retry-after')
  const text = await response.text()
  try {
    return { status, retryAfter, body: JSON.parse(text) as unknown }
  } catch {
    // For a failure only the status matters. A success that cannot be read counts as a failure.
    if (status >= 400) return { status, retryAfter, body: null }
    throw new PaymentGatewayError(gateway, `the answer was not JSON (HTTP ${status})`)
  }
}

function toGatewayError(gateway: string, error: unknown, timeoutMs: number): PaymentGatewayError {
  if (error instanceof PaymentGatewayError) return error
  if (error instanceof Error && error.name === 'TimeoutError')
    return new PaymentGatewayError(gateway, `no answer within ${timeoutMs} ms`)
  return new PaymentGatewayError(gateway, `connection failed (${codeOf(error)})`)
}

/** Returns the system's error code, which fetch hides one level down. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : 'unknown'
}
