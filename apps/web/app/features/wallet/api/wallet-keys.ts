import type { HistoryQuery } from '../history/history-address.ts'

/** Query keys of the wallet feature. Every key that a movement of money changes begins with `all`. */
export const walletKeys = {
  all: (userId: string | null) => ['wallet', userId] as const,
  detail: (userId: string | null) => ['wallet', userId, 'detail'] as const,
  history: (userId: string | null, query: HistoryQuery) => ['wallet', userId, 'history', query] as const,
  months: (userId: string | null) => ['wallet', userId, 'months'] as const,
  openPayments: (userId: string | null) => ['wallet', userId, 'openPayments'] as const,
  packs: (userId: string | null) => ['wallet', userId, 'packs'] as const,
  payment: (userId: string | null, paymentId: string) => ['wallet', userId, 'payment', paymentId] as const,
  /** A receipt never changes. */
  receipt: (userId: string | null, transferId: string) => ['receipt', userId, transferId] as const,
}
