import type { ArticleFault, ArticleField } from './article-rules.ts'
import type { MoneyLeft } from './closing-money.ts'
import type { OrderStatus } from './order-life.ts'
import type { CodRefusal, CouponRefusal } from './order-rules.ts'

/** The problems that one field of a request or form can have. */
export const fieldProblems = [
  'required',
  'invalid',
  'tooLong',
  'tooShort',
  'outOfRange',
  'phone',
  'code',
  'email',
  'name',
  'date',
  'almanacDate',
  'futureDate',
  'time',
  'pincode',
  'state',
  'choice',
  'zone',
  'replyTo',
  'bankNumber',
  'ifsc',
  'different',
] as const
export type FieldProblem = (typeof fieldProblems)[number]
export type FieldIssue = { field: string; problem: FieldProblem }

/** Every expected error and the facts its message needs. A code never changes its meaning. */
export type ErrorFacts = {
  INVALID_INPUT: { fields: FieldIssue[] }
  MALFORMED_REQUEST: Record<never, never>
  BODY_TOO_LARGE: { limitBytes: number }
  UNSUPPORTED_MEDIA: Record<never, never>
  NOT_FOUND: Record<never, never>
  METHOD_NOT_ALLOWED: Record<never, never>
  SIGN_IN_NEEDED: Record<never, never>
  NOT_ALLOWED: Record<never, never>
  FOREIGN_ORIGIN: Record<never, never>
  TOO_MANY_REQUESTS: { retryAfterSeconds: number }
  TEMPORARILY_UNAVAILABLE: { retryAfterSeconds: number }
  INTERNAL: { requestId: string }
  CODE_WAIT: { retryAfterSeconds: number }
  CODE_SENDS_USED_UP: { retryAfterSeconds: number }
  CODE_WRONG: { triesLeft: number }
  CODE_EXPIRED: Record<never, never>
  CODE_TRIES_USED_UP: { retryAfterSeconds: number }
  SMS_NOT_SENT: Record<never, never>
  PICTURE_NOT_JPEG: Record<never, never>
  PICTURE_TOO_LARGE: { limitBytes: number }
  PICTURE_TOO_MANY_PIXELS: { limitMegapixels: number }
  PICTURE_UNREADABLE: Record<never, never>
  PICTURE_MISSING: Record<never, never>
  PLACE_NOT_FOUND: { suggestions: { slug: string; name: { en: string; hin: string } }[] }
  SAVED_KUNDALIS_FULL: { limit: number }
  IDEMPOTENCY_KEY_REUSED: Record<never, never>
  ARTICLE_WITHDRAWN: Record<never, never>
  ARTICLE_FAULTY: { faults: (ArticleFault & { field: ArticleField })[] }
  INSUFFICIENT_BALANCE: { missingPaise: number }
  /** How much paid money the wallet holds, and how much must be added to cover both the dakshina and the total. */
  DAKSHINA_FROM_PAID_MONEY: { paidPaise: number; missingPaise: number }
  PACK_USED: { packPaise: number }
  DAILY_LIMIT_REACHED: { limitPaise: number; leftPaise: number }
  PAYMENT_NOT_STARTED: Record<never, never>
  TOO_MANY_OPEN_PAYMENTS: { limit: number }
  PAYMENT_OVER: Record<never, never>
  SIGNATURE_WRONG: Record<never, never>
  ALREADY_REFUNDED: { leftPaise: number }
  ALREADY_DECIDED: Record<never, never>
  NOT_REFUNDABLE: Record<never, never>
  SECOND_OPERATOR_NEEDED: Record<never, never>
  /**
   * One of the two operators received a permission from the other, or both from the same person, less than 30 days ago.
   */
  OPERATORS_TOO_CLOSE: Record<never, never>
  /** The only finance operator tries to confirm their own proposal too early. */
  NOT_YET: { from: string }
  /** It waited too long, or its proposer has lost the permission. */
  PROPOSAL_LAPSED: Record<never, never>
  OWN_ACCOUNT: Record<never, never>
  /** A proposed permission for this account is already waiting. */
  RIGHT_WAITS: Record<never, never>
  /** An operator cannot become an acharya. */
  OPERATOR_STAYS: Record<never, never>
  /**
   * Another user has saved it since it was read: its version and its current values, by the field names of the call.
   */
  CHANGED_MEANWHILE: { version: number; now: Record<string, unknown> }
  NAME_TAKEN: { name: string }
  ACCOUNT_BLOCKED: { reason: string }
  /** Needed for this session. If none is set up, it must be set up first. */
  SECOND_FACTOR_NEEDED: { isSetUp: boolean }
  SECOND_FACTOR_WRONG: Record<never, never>
  SECOND_FACTOR_ON: Record<never, never>
  SECOND_FACTOR_OFF: Record<never, never>
  MONEY_LEFT: MoneyLeft
  /** A payout, refund or correction is in progress. */
  MONEY_UNDER_WAY: { amountPaise: number }
  SLOT_TAKEN: Record<never, never>
  SLOT_NOT_OFFERED: Record<never, never>
  SLOT_IN_PAST: Record<never, never>
  TOO_MANY_HOLDS: { limit: number }
  HOLD_EXPIRED: Record<never, never>
  BOOKING_NOT_FILLED_IN: Record<never, never>
  PRICE_CHANGED: { totalPaise: number }
  CHANGE_TOO_LATE: { hours: number }
  BOOKING_OVER: Record<never, never>
  JOIN_NOT_OPEN: { opensAt: string; closesAt: string }
  SLOTS_ARE_BOOKED: { startsAt: string[] }
  BOOKING_NOT_HELD_YET: Record<never, never>
  PICTURES_FULL: { limit: number }
  NOT_ENOUGH_STOCK: { products: { productId: string; left: number }[] }
  PRODUCT_WITHDRAWN: { productIds: string[] }
  /** In rupees, as the call takes them. */
  TOTALS_CHANGED: {
    totalAmount: number
    discount: number
    grandTotal: number
    lines: { productId: string; quantity: number; price: number; discount_percentage: number; final_price: number }[]
  }
  COUPON_REFUSED: { reason: CouponRefusal; minimumPaise: number }
  /** The figures of the limit that was exceeded; null if it has none. */
  COD_NOT_OFFERED: { reason: CodRefusal; limitPaise: number | null; orders: number | null }
  NOT_DELIVERED_THERE: { pinCode: string }
  ORDER_NOT_CHANGEABLE: { status: OrderStatus }
  ORDER_NOT_PAID: Record<never, never>
  ORDERS_UNDER_WAY: { count: number }
  RETURN_TOO_LATE: { days: number }
  RETURN_ASKED_ALREADY: Record<never, never>
  ADDRESSES_FULL: { limit: number }
  CART_FULL: { limit: number }
  PUSH_NOT_OFFERED: Record<never, never>
  PUSH_SERVICE_UNKNOWN: Record<never, never>
  REVIEW_TOO_EARLY: Record<never, never>
  REVIEW_NOT_BOUGHT: Record<never, never>
  REVIEW_CLOSED: { days: number }
  CONSULTATION_RUNNING: { requestId: string }
  ACHARYA_OFFLINE: Record<never, never>
  ACHARYA_BUSY: { waiting: number }
  /** The current price of a minute. */
  RATE_CHANGED: { paisePerMinute: number }
  /** The queue in which the caller is already waiting. */
  QUEUED_ELSEWHERE: { acharyaId: string; name: { en: string; hin: string } }
  TURNS_MISSED: { limit: number }
  REQUEST_OVER: Record<never, never>
  CONSULTATION_OVER: Record<never, never>
  NOT_A_CALL: Record<never, never>
  CONSULTATION_NOT_HELD: Record<never, never>
  PAYOUT_REQUESTED_ALREADY: Record<never, never>
  PAYOUT_TOO_SMALL: { leastPaise: number }
  /** Another operator has already created the payouts, and they await a decision. */
  PAYOUT_BATCH_OPEN: Record<never, never>
  /** It is not marked for the bank's file: it has no bank account that can be paid to. */
  NOT_AT_BANK: Record<never, never>
  APPLICATION_NOT_CHANGEABLE: Record<never, never>
}
export type ErrorCode = keyof ErrorFacts

/** The HTTP status of each error. Only the server's error handler and the documentation read it. */
export const errorStatus: Record<ErrorCode, number> = {
  INVALID_INPUT: 400,
  MALFORMED_REQUEST: 400,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SIGN_IN_NEEDED: 401,
  NOT_ALLOWED: 403,
  // Not 403: the web app signs the user out on a 403, and a forged form must not be able to cause that.
  FOREIGN_ORIGIN: 400,
  TOO_MANY_REQUESTS: 429,
  TEMPORARILY_UNAVAILABLE: 503,
  INTERNAL: 500,
  CODE_WAIT: 429,
  CODE_SENDS_USED_UP: 429,
  CODE_WRONG: 400,
  CODE_EXPIRED: 400,
  CODE_TRIES_USED_UP: 429,
  SMS_NOT_SENT: 503,
  PICTURE_NOT_JPEG: 400,
  PICTURE_TOO_LARGE: 413,
  PICTURE_TOO_MANY_PIXELS: 400,
  PICTURE_UNREADABLE: 400,
  PICTURE_MISSING: 400,
  PLACE_NOT_FOUND: 404,
  SAVED_KUNDALIS_FULL: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  ARTICLE_WITHDRAWN: 410,
  ARTICLE_FAULTY: 400,
  INSUFFICIENT_BALANCE: 409,
  DAKSHINA_FROM_PAID_MONEY: 409,
  PACK_USED: 409,
  DAILY_LIMIT_REACHED: 409,
  PAYMENT_NOT_STARTED: 503,
  TOO_MANY_OPEN_PAYMENTS: 429,
  PAYMENT_OVER: 409,
  SIGNATURE_WRONG: 400,
  ALREADY_REFUNDED: 409,
  ALREADY_DECIDED: 409,
  NOT_REFUNDABLE: 409,
  SECOND_OPERATOR_NEEDED: 409,
  OPERATORS_TOO_CLOSE: 409,
  NOT_YET: 409,
  PROPOSAL_LAPSED: 409,
  OWN_ACCOUNT: 409,
  RIGHT_WAITS: 409,
  OPERATOR_STAYS: 409,
  CHANGED_MEANWHILE: 409,
  NAME_TAKEN: 409,
  ACCOUNT_BLOCKED: 403,
  // Not 403, for the same reason: the console asks for the code and continues.
  SECOND_FACTOR_NEEDED: 428,
  SECOND_FACTOR_WRONG: 400,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  MONEY_LEFT: 409,
  MONEY_UNDER_WAY: 409,
  SLOT_TAKEN: 409,
  SLOT_NOT_OFFERED: 409,
  SLOT_IN_PAST: 409,
  TOO_MANY_HOLDS: 429,
  HOLD_EXPIRED: 409,
  BOOKING_NOT_FILLED_IN: 409,
  PRICE_CHANGED: 409,
  CHANGE_TOO_LATE: 409,
  BOOKING_OVER: 409,
  JOIN_NOT_OPEN: 409,
  SLOTS_ARE_BOOKED: 409,
  BOOKING_NOT_HELD_YET: 409,
  PICTURES_FULL: 409,
  NOT_ENOUGH_STOCK: 409,
  PRODUCT_WITHDRAWN: 409,
  TOTALS_CHANGED: 409,
  COUPON_REFUSED: 409,
  COD_NOT_OFFERED: 409,
  NOT_DELIVERED_THERE: 400,
  ORDER_NOT_CHANGEABLE: 409,
  ORDER_NOT_PAID: 409,
  ORDERS_UNDER_WAY: 409,
  RETURN_TOO_LATE: 409,
  RETURN_ASKED_ALREADY: 409,
  ADDRESSES_FULL: 409,
  CART_FULL: 409,
  PUSH_NOT_OFFERED: 409,
  PUSH_SERVICE_UNKNOWN: 400,
  REVIEW_TOO_EARLY: 409,
  REVIEW_NOT_BOUGHT: 409,
  REVIEW_CLOSED: 409,
  CONSULTATION_RUNNING: 409,
  ACHARYA_OFFLINE: 409,
  ACHARYA_BUSY: 409,
  RATE_CHANGED: 409,
  QUEUED_ELSEWHERE: 409,
  TURNS_MISSED: 429,
  REQUEST_OVER: 409,
  CONSULTATION_OVER: 409,
  NOT_A_CALL: 409,
  CONSULTATION_NOT_HELD: 409,
  PAYOUT_REQUESTED_ALREADY: 409,
  PAYOUT_TOO_SMALL: 409,
  PAYOUT_BATCH_OPEN: 409,
  NOT_AT_BANK: 409,
  APPLICATION_NOT_CHANGEABLE: 409,
}

// Marked as pure, so that bundles of the browser drop the table, which this call alone would retain.
export const errorCodes = /* @__PURE__ */ Object.keys(errorStatus) as ErrorCode[]

/** The body of every error response. */
export type ErrorBody<C extends ErrorCode = ErrorCode> = { code: C; message: string; facts: ErrorFacts[C] }

/** An error that the caller can correct or wait out. A bug is a plain Error instead, and becomes a 500. */
export class DomainError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly facts: ErrorFacts[C]

  constructor(code: C, facts: ErrorFacts[C]) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

export function notFound(): DomainError<'NOT_FOUND'> {
  return new DomainError('NOT_FOUND', {})
}
