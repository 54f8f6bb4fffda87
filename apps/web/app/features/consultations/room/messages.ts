import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { Attachment, ChatMessage, SentAttachment } from '@sankalp/contract/live/messages'

/** One of the user's own messages that the server has not acknowledged yet. */
export type Unsent = {
  id: string
  text: string
  /** When it was written, by this device's clock. */
  timestamp: number
  attachment?: SentAttachment
  /** A picture that is not uploaded yet, and its address in this page. */
  picture?: { file: Blob; url: string }
  /** Why the server refused it; it then waits for the user's decision. */
  refusal?: unknown
}

/**
 * Merges stored messages by number, without duplicates: they arrive through the live channel, as answers and again
 * after a reconnection.
 */
export function mergeMessages(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id))
  const news = new Map(incoming.filter(({ id }) => !ids.has(id)).map((message) => [message.id, message]))
  if (news.size === 0) return known
  return [...known, ...news.values()].toSorted((a, b) => a.seq - b.seq)
}

/**
 * Returns the number up to which no message after `after` is missing. Messages beyond a gap have to be requested again.
 */
export function completeUpTo(messages: readonly ChatMessage[], after: number): number {
  let upTo = after
  for (const { seq } of messages) {
    if (seq > upTo + 1) break
    upTo = Math.max(upTo, seq)
  }
  return upTo
}

export type Tick = 'sent' | 'delivered' | 'read'

/** Returns whether the other side has received and read one of the user's own messages. */
export function tickOf(seq: number, other: ConsultationSide, marks: Consultation['marks']): Tick {
  const [delivered, read] =
    other === 'user' ? [marks.userDelivered, marks.userRead] : [marks.acharyaDelivered, marks.acharyaRead]
  if (seq <= read) return 'read'
  return seq <= delivered ? 'delivered' : 'sent'
}

/** The attachment to show: as delivered or, for an own message before that, as it is on this device. */
export type ShownAttachment = Attachment | { kind: 'ownPicture'; url: string }

export type ShownMessage = {
  id: string
  isOwn: boolean
  text: string
  timestamp: number
  attachment?: ShownAttachment
  /** For own messages; `sending` and `refused` ones have no number yet. */
  state?: Tick | 'sending' | 'refused'
  refusal?: unknown
}

type Shown = {
  messages: readonly ChatMessage[]
  unsent: readonly Unsent[]
  ownId: string
  other: ConsultationSide
  marks: Consultation['marks']
}

/** Returns the messages from top to bottom: the stored ones by number, then the unsent ones in the order of writing. */
export function shownMessages({ messages, unsent, ownId, other, marks }: Shown): ShownMessage[] {
  const stored = messages.map(({ id, from, message, timestamp, attachment, seq }): ShownMessage => {
    const isOwn = from === ownId
    return {
      id,
      isOwn,
      text: message,
      timestamp,
      ...(attachment && { attachment }),
      ...(isOwn && { state: tickOf(seq, other, marks) }),
    }
  })
  const ids = new Set(messages.map(({ id }) => id))
  const waiting = unsent.filter(({ id }) => !ids.has(id)).map(showUnsent)
  return [...stored, ...waiting]
}

function showUnsent({ id, text, timestamp, attachment, picture, refusal }: Unsent): ShownMessage {
  const shown = picture
    ? { kind: 'ownPicture' as const, url: picture.url }
    : attachment?.kind === 'picture'
      ? undefined
      : attachment
  return {
    id,
    isOwn: true,
    text,
    timestamp,
    ...(shown && { attachment: shown }),
    state: refusal === undefined ? 'sending' : 'refused',
    refusal,
  }
}
