/** A browser that asked to be told, as `PushSubscription` names it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** Read by our service worker and, being encrypted, by nobody on the way. */
  payload: string
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number
  /** At most 32 characters of base64url: of messages with the same topic a device that was off gets the last one. */
  topic: string
}

/** Whoever brings messages to browsers. */
export type PushGateway = {
  name: string
  /** What a browser needs to subscribe: the public half of our key. */
  publicKey: string
  /** Whether an address belongs to a push service that we know. Nobody else is called, whatever a client claims. */
  knows(endpoint: string): boolean
  /** `gone`: the browser has ended its subscription, so that it can be forgotten. Throws `PushNotSent`. */
  send(target: PushTarget, message: PushMessage): Promise<'taken' | 'gone'>
}

/** The push service did not take the message. The reason holds nothing of the message or its address. */
export class PushNotSent extends Error {
  readonly reason: string
  /** It will not take this message later either. */
  readonly isRefused: boolean
  /** When the service said how long to wait. */
  readonly retryAfterSeconds: number | null

  constructor(reason: string, isRefused: boolean, retryAfterSeconds: number | null = null) {
    super(`the push service did not take the message: ${reason}`)
    this.name = 'PushNotSent'
    this.reason = reason
    this.isRefused = isRefused
    this.retryAfterSeconds = retryAfterSeconds
  }
}
