import type { NoticeOutbox } from '../features/notices/notice-outbox.ts'
import type { ChangedAccount } from '../features/payouts/bank-accounts.ts'
import type { Tx } from '../platform/db/db.ts'

/** Notifies a payee of every new payout account, in case another person changed it. */
export function createBankNotices({ send }: NoticeOutbox) {
  return (tx: Tx, { id, userId, lastFour, payableFrom, isFirst }: ChangedAccount): Promise<void> =>
    send(tx, {
      userId,
      subject: `bankAccount:${id}`,
      key: 'once',
      kind: 'bankAccountChanged',
      facts: { lastFour, payableFrom: payableFrom.toISOString(), isFirst },
    })
}
