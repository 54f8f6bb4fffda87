import { SmsNotSent } from './sms.ts'

export type CarrierRequest = {
  gateway: string
  url: URL
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

export type CarrierAnswer = { status: number; body: unknown }

export const DEFAULT_TIMEOUT_MS = 8_000

/** The connection was never made, so the carrier has not seen the message: it can be sent again. */
const neverConnected = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Posts to a carrier and reads its JSON. Any other outcome becomes SmsNotSent with our own message: the error of a
 * failed request may quote the URL, which contains the phone number.
 */
export async function postToCarrier(request: CarrierRequest): Promise<CarrierAnswer> {
  // Use one time limit for both attempts and the reading, because a user is waiting for all of it.
  const signal = AbortSignal.timeout(request.timeoutMs)
  try {
    return await post(request, signal)
  } catch (first) {
    if (signal.aborted || !neverConnected.has(codeOf(first))) throw notSent(request, first)
    return await post(request, signal).catch((second: unknown) => {
      throw notSent(request, second)
    })
  }
}

async function post({ gateway, url, headers, body }: CarrierRequest, signal: AbortSignal): Promise<CarrierAnswer> {
  // Do not follow redirects: they would carry the key to another address.
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
  const text = await response.text()
  try {
    return { status: response.status, body: JSON.parse(text) as unknown }
  } catch {
    throw new SmsNotSent(gateway, `the answer was not JSON (HTTP ${response.status})`)
  }
}

function notSent({ gateway, timeoutMs }: CarrierRequest, error: unknown): SmsNotSent {
  if (error instanceof SmsNotSent) return error
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new SmsNotSent(gateway, `no answer within ${timeoutMs} ms`)
  }
  return new SmsNotSent(gateway, `connection failed (${codeOf(error)})`)
}

/** Returns the system's error code, which fetch hides one level down. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : 'unknown'
}
