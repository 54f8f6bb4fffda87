/** A browser's subscription, with the names of `PushSubscription`. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** Encrypted for our service worker; the push service cannot read it. */
  payload: string
  /** How long the push service stores the message for a device that is off. */
  ttlSeconds: number
  /** At most 32 characters of base64url. A device that was off gets only the last message of a topic. */
  topic: string
}

/** Delivers messages to browsers. */
export type PushGateway = {
  name: string
  /** The public key that a browser needs to subscribe. */
  publicKey: string
  /** Returns whether a URL belongs to a known push service. No other address is called, whatever a client sends. */
  knows(endpoint: string): boolean
  /** `gone`: the browser has ended its subscription, so it can be deleted. Throws `PushNotSent`. */
  send(target: PushTarget, message: PushMessage): Promise<'taken' | 'gone'>
}

/** The push service did not accept the message. The reason contains nothing of the message or its address. */
export class PushNotSent extends Error {
  readonly reason: string
  /** The service will not accept this message later either. */
  readonly isRefused: boolean
  /** Set when the service said how long to wait. */
  readonly retryAfterSeconds: number | null

  constructor(reason: string, isRefused: boolean, retryAfterSeconds: number | null = null) {
    super(`the push service did not take the message: ${reason}`)
    this.name = 'PushNotSent'
    this.reason = reason
    this.isRefused = isRefused
    this.retryAfterSeconds = retryAfterSeconds
  }
}
