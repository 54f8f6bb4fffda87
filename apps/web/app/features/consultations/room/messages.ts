import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { Attachment, ChatMessage, SentAttachment } from '@sankalp/contract/live/messages'

/** A message of one's own that the server has not acknowledged yet. */
export type Unsent = {
  id: string
  text: string
  /** When it was written, by this device. */
  timestamp: number
  attachment?: SentAttachment
  /** A picture that is not uploaded yet, and the address under which this page shows it. */
  picture?: { file: Blob; url: string }
  /** Why the server refused it; it waits for its writer then. */
  refusal?: unknown
}

/** Stored messages by number, each once: they come by the live channel, as answers and again after a reconnection. */
export function mergeMessages(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id))
  const news = new Map(incoming.filter(({ id }) => !ids.has(id)).map((message) => [message.id, message]))
  if (news.size === 0) return known
  return [...known, ...news.values()].toSorted((a, b) => a.seq - b.seq)
}

/** Up to which number nothing is missing, from the one after `after` on. What lies beyond a gap has to be asked for again. */
export function completeUpTo(messages: readonly ChatMessage[], after: number): number {
  let upTo = after
  for (const { seq } of messages) {
    if (seq > upTo + 1) break
    upTo = Math.max(upTo, seq)
  }
  return upTo
}

export type Tick = 'sent' | 'delivered' | 'read'

/** How far the other side has got with a message of one's own. */
export function tickOf(seq: number, other: ConsultationSide, marks: Consultation['marks']): Tick {
  const [delivered, read] =
    other === 'user' ? [marks.userDelivered, marks.userRead] : [marks.acharyaDelivered, marks.acharyaRead]
  if (seq <= read) return 'read'
  return seq <= delivered ? 'delivered' : 'sent'
}

/** What is shown of a message's attachment: as it was delivered or, of one's own before that, as it is on this device. */
export type ShownAttachment = Attachment | { kind: 'ownPicture'; url: string }

export type ShownMessage = {
  id: string
  isOwn: boolean
  text: string
  timestamp: number
  attachment?: ShownAttachment
  /** Of one's own; `sending` and `refused` ones have no number yet. */
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

/** The talk from top to bottom: what is stored by its numbers, then what is on its way, in the order it was written. */
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
