import type { TalkKind } from '@sankalp/contract/live/consultations'

/** Returns the address of a consultation; both sides use the same screens. */
export function roomAddress({ talk, requestId }: { talk: TalkKind; requestId: string }): string {
  return `${talk === 'Chat' ? '/chatComponent' : '/audioVideoComponent'}?id=${requestId}`
}

/** Returns the address of a past consultation: the bill, the rating, the transcript. */
export const pastAddress = (requestId: string) => `/consultations/${requestId}`
