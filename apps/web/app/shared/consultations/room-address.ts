import type { TalkKind } from '@sankalp/contract/live/consultations'

/** Where a consultation is held: both sides use the same screens. */
export function roomAddress({ talk, requestId }: { talk: TalkKind; requestId: string }): string {
  return `${talk === 'Chat' ? '/chatComponent' : '/audioVideoComponent'}?id=${requestId}`
}

/** What came of it: the bill, the rating, the transcript. */
export const pastAddress = (requestId: string) => `/consultations/${requestId}`
