/** Words and rules of the wallet that both sides read. Without a schema library, so that a page may import it. */

/** Every way in which money moves. There are no others. */
export const transferKinds = [
  /** Paid by the user through a payment provider, with the bonus of a pack. */
  'recharge',
  'pooja',
  'consultation',
  'order',
  /** A gift to an acharya. */
  'dakshina',
  /** Back into the wallet, by a published rule. */
  'refund',
  /** Paid money back to where it came from. */
  'withdrawal',
  /** Given up by its owner, or bonus money that lapses with the account. */
  'forfeit',
  /** An acharya's earnings, to their bank. */
  'payout',
  /** Puts a mistake right: two operators, and a reason. */
  'correction',
] as const
export type TransferKind = (typeof transferKinds)[number]

/** How the history can be narrowed down. */
export const historyFilters = ['recharge', 'spent', 'refund'] as const
export type HistoryFilter = (typeof historyFilters)[number]

export const kindsOfFilter: Record<HistoryFilter, readonly TransferKind[]> = {
  recharge: ['recharge'],
  spent: ['pooja', 'consultation', 'order', 'dakshina'],
  refund: ['refund', 'withdrawal'],
}

/** What a line of a receipt is for. Its words are `wallet.items.…`; where the thing has a name of its own, the line carries it. */
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

/** Receipts are numbered within a series: `R` money in and out without tax, `I` tax invoice, `C` credit note. */
export const receiptSeries = ['R', 'I', 'C'] as const
export type ReceiptSeries = (typeof receiptSeries)[number]

/** Published rules by which money goes back; the receipt names the one that applied. */
export const refundRules = [
  'cancelledInTime',
  'acharyaCancelled',
  'acharyaMissed',
  /** A booking that came was let go with the account of the devotee. */
  'accountErased',
  'consultationNotHeld',
  'orderCancelled',
  'orderReturned',
  'paidTooLate',
  'paidTwice',
  'mistakeOfOurs',
] as const
export type RefundRule = (typeof refundRules)[number]

/** A raised or removed daily limit holds only after this time, so that nobody does it in the heat of the moment. */
export const limitRaiseHours = 24
/** In whole rupees. */
export const dailyLimitRange = { min: 1, max: 100_000 } as const
