/** What a provider says about a payment page that it made for us. Amounts are whole paise. */
export type LinkReport = {
  /** The provider's id of the page, `plink_…`. */
  linkId: string
  /** The id of our payment, which we gave the page when we had it made. */
  reference: string
  /** `open`: it can still be paid. */
  state: 'open' | 'paid' | 'failed' | 'expired'
  amountPaise: number
  currency: string
  /** Money that the provider has taken on this page: one, unless somebody paid twice. */
  captures: readonly Capture[]
}
export type Capture = { providerPaymentId: string; amountPaise: number; currency: string }

/** `requestId`: the request in whose name the page is made, shown beside it at the provider's. */
export type NewLink = {
  reference: string
  amountPaise: number
  description: string
  returnUrl: string
  expiresAt: Date
  requestId?: string | undefined
}
export type Link = { linkId: string; url: string }

export type RefundState = 'pending' | 'done' | 'failed'
export type RefundReport = { providerRefundId: string; state: RefundState }
/** `key` is ours: the same one again is the same refund. */
export type NewRefund = { key: string; providerPaymentId: string; amountPaise: number }

/** The parameters with which a browser comes back from the provider's page. */
export type ReturnQuery = Readonly<Record<string, unknown>>

/** An event whose signature was right. */
export type ProviderEvent = { eventId: string; kind: string } & (
  | { about: 'link'; report: LinkReport }
  | { about: 'refund'; report: RefundReport }
  /** Nothing that we act upon, or nothing that we can read. */
  | { about: 'other'; isReadable: boolean }
)

export type PaymentGateway = {
  name: 'demo' | 'razorpay'
  /** Has a payment page made. The same reference again gives the page that was made before. */
  createLink(link: NewLink): Promise<Link>
  lookUp(linkId: string): Promise<LinkReport>
  /** Has a page closed, so that nobody pays on it any more, and says how it stands then: it may have been paid before. */
  cancelLink(linkId: string): Promise<LinkReport>
  /** Gives money back. The same key again gives the refund that was made before. */
  refund(refund: NewRefund): Promise<RefundReport>
  lookUpRefund(providerPaymentId: string, providerRefundId: string): Promise<RefundReport>
  /** The payment that a browser comes back about, when the provider signed it; only a hint, since anybody may open an address twice. */
  readReturn(query: ReturnQuery): { reference: string } | null
  /** Null when it does not carry the provider's signature over exactly these bytes. */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent | null
}
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * The provider did not do what it was asked. `isRefused`: it said no, and would say so again; otherwise it could not be reached or
 * understood, and whatever was asked may even have been done. The reason never holds a key or anything personal.
 */
export class PaymentGatewayError extends Error {
  readonly gateway: string
  readonly reason: string
  readonly isRefused: boolean
  readonly retryAfterSeconds: number | null

  constructor(
    gateway: string,
    reason: string,
    { isRefused = false, retryAfterSeconds = null }: { isRefused?: boolean; retryAfterSeconds?: number | null } = {},
  ) {
    super(`${gateway}: ${reason}`)
    this.name = 'PaymentGatewayError'
    this.gateway = gateway
    this.reason = reason
    this.isRefused = isRefused
    this.retryAfterSeconds = retryAfterSeconds
  }
}
