/** A provider's report about a payment page that it made for us. Amounts are whole paise. */
export type LinkReport = {
  /** The provider's id of the page, `plink_…`. */
  linkId: string
  /** The id of our payment, which we sent when we created the page. */
  reference: string
  /** `open`: it can still be paid. */
  state: 'open' | 'paid' | 'failed' | 'expired'
  amountPaise: number
  currency: string
  /** Payments that the provider has captured on this page: one, unless it was paid twice. */
  captures: readonly Capture[]
}
export type Capture = {
  providerPaymentId: string
  amountPaise: number
  currency: string
  /** How it was paid, in the provider's word, such as upi or card, where it says so. */
  method?: string | null
}

/** `requestId`: the id of the request that creates the page, shown with it in the provider's dashboard. */
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
/** `key` is ours. A repeat with the same key is the same refund. */
export type NewRefund = { key: string; providerPaymentId: string; amountPaise: number }

/** The query parameters with which a browser returns from the provider's page. */
export type ReturnQuery = Readonly<Record<string, unknown>>

/** An event with a valid signature. */
export type ProviderEvent = { eventId: string; kind: string } & (
  | { about: 'link'; report: LinkReport }
  | { about: 'refund'; report: RefundReport }
  /** An event that we do not act upon or cannot read. */
  | { about: 'other'; isReadable: boolean }
)

export type PaymentGateway = {
  name: 'demo' | 'razorpay'
  /** Creates a payment page. A repeat with the same reference returns the existing page. */
  createLink(link: NewLink): Promise<Link>
  lookUp(linkId: string): Promise<LinkReport>
  /** Closes a page, so that it can no longer be paid, and returns its final state: it may have been paid before. */
  cancelLink(linkId: string): Promise<LinkReport>
  /** Refunds money. A repeat with the same key returns the existing refund. */
  refund(refund: NewRefund): Promise<RefundReport>
  lookUpRefund(providerPaymentId: string, providerRefundId: string): Promise<RefundReport>
  /**
   * Returns the payment of a browser's return if the provider signed it. This is only a hint, because the same URL may
   * be opened twice.
   */
  readReturn(query: ReturnQuery): { reference: string } | null
  /** Returns null unless the provider's signature covers exactly these bytes. */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent | null
}
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * The provider did not do what it was asked. `isRefused`: it refused and would refuse again. Otherwise it could not be
 * reached or understood, and the request may even have been carried out. The reason never contains a key or personal
 * data.
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
