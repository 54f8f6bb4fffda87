/** Rules of the wallet shared by client and server. No schema library here, so that a page can import it. */

/** Every kind of transfer. All money moves by one of these. */
export const transferKinds = [
  /** Paid by the user through a payment provider, with the bonus of a pack. */
  'recharge',
  'pooja',
  'consultation',
  'order',
  /** A gift to an acharya. */
  'dakshina',
  /** Back into the wallet, under a published rule. */
  'refund',
  /** Paid money back to its source. */
  'withdrawal',
  /** Given up by its owner, or bonus money that expires with the account. */
  'forfeit',
  /** An acharya's earnings, transferred to their bank. */
  'payout',
  /** Corrects a mistake. It needs two operators and a reason. */
  'correction',
] as const
export type TransferKind = (typeof transferKinds)[number]

/** The filters of the history. */
export const historyFilters = ['recharge', 'spent', 'refund'] as const
export type HistoryFilter = (typeof historyFilters)[number]

export const kindsOfFilter: Record<HistoryFilter, readonly TransferKind[]> = {
  recharge: ['recharge'],
  spent: ['pooja', 'consultation', 'order', 'dakshina'],
  refund: ['refund', 'withdrawal'],
}

/** The item of a receipt line. Its words are `wallet.items.…`; if the item has its own name, the line carries it. */
export const receiptItems = [
  'recharge',
  'bonus',
  'pooja',
  'samagri',
  'dakshina',
  'chat',
  'audioCall',
  'videoCall',
  'product',
  'delivery',
  'discount',
  'refund',
  'withdrawal',
  'givenUp',
  'lapsedBonus',
  'correction',
] as const
export type ReceiptItem = (typeof receiptItems)[number]

/**
 * Receipts are numbered within a series: `R` for money in and out without tax, `I` for a tax invoice, `C` for a credit
 * note.
 */
export const receiptSeries = ['R', 'I', 'C'] as const
export type ReceiptSeries = (typeof receiptSeries)[number]

/** The lines that add up to the total of a receipt. Bonus is not among them. */
export function linesOfTotal<Line extends { item: ReceiptItem }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ item }) => item !== 'bonus' && item !== 'lapsedBonus')
}

/** The payment methods of the provider that have a name here. */
export const paymentMethods = ['upi', 'card', 'netbanking', 'wallet'] as const
export type PaymentMethodWord = (typeof paymentMethods)[number]

export function knownMethod(method: string | null): PaymentMethodWord | null {
  return paymentMethods.find((one) => one === method) ?? null
}

/** The published rules of refunds. The receipt names the one that applied. */
export const refundRules = [
  'cancelledInTime',
  'acharyaCancelled',
  'acharyaMissed',
  /** The two met, but the pooja was not performed. */
  'poojaNotHeld',
  /** A coming booking was cancelled because the devotee's account was erased. */
  'accountErased',
  'consultationNotHeld',
  'orderCancelled',
  'orderReturned',
  'paidTooLate',
  'paidTwice',
  'mistakeOfOurs',
] as const
export type RefundRule = (typeof refundRules)[number]

/**
 * The maximum of an acharya's shares of bonus money that we pay per day, user and acharya, unless an operator sets
 * another value.
 */
export const bonusSharePaise = 500_00

/** A raised or removed daily limit takes effect only after this time, to prevent impulsive spending. */
export const limitRaiseHours = 24
/** In whole rupees. */
export const dailyLimitRange = { min: 1, max: 100_000 } as const
