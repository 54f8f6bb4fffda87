import type { RequestDetails } from 'web-push'
import { isKnownPushService } from './push-services.ts'
import { type PushGateway, PushNotSent } from './push.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** A push service that is silent for this long is tried again later. */
const patienceMs = 10_000

type Options = VapidKeys & {
  /** The contact for push services: mailto: or https: */
  subject: string
  /** Hosts besides the known ones, such as a local one. */
  furtherHosts: readonly string[]
  timeoutMs?: number
}

/**
 * Creates a gateway for Web Push (RFC 8030) with VAPID (RFC 8292). The library encrypts and signs. We send ourselves,
 * because it has no time limit and follows redirects.
 */
export function createWebPush({
  publicKey,
  privateKey,
  subject,
  furtherHosts,
  timeoutMs = patienceMs,
}: Options): PushGateway {
  return {
    name: 'web-push',
    publicKey,
    knows: (endpoint) => isKnownPushService(endpoint, furtherHosts),
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }) {
      // Load it with the first message: most processes of a demo never send one.
      const { default: library } = await import('web-push')
      let details: RequestDetails
      try {
        details = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: ttlSeconds,
          topic,
          urgency: 'high',
        })
      } catch {
        // The keys are not a point on the curve, so nothing can ever be encrypted for them.
        throw new PushNotSent('the keys of the subscription are wrong', true)
      }
      return judge(await post(details, timeoutMs))
    },
  }
}

async function post({ endpoint, headers, body }: RequestDetails, timeoutMs: number): Promise<Response> {
  // fetch sets the length itself.
  const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body!),
      signal: AbortSignal.timeout(timeoutMs),
      // Redirects could lead anywhere, even into our internal network.
      redirect: 'manual',
    })
    await response.body?.cancel()
    return response
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    throw new PushNotSent(isSlow ? `no answer within ${timeoutMs} ms` : 'connection failed', false)
  }
}

function judge({ status, headers }: Response): 'taken' | 'gone' {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  const isLater = status === 429 || status >= 500
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  throw new PushNotSent(`HTTP ${status}`, !isLater, isLater && retryAfter > 0 ? Math.min(retryAfter, 24 * 3600) : null)
}
