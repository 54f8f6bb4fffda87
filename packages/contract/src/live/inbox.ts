import type { ChatMessage } from './messages.ts'

/**
 * The messages of one consultation as a client has them: each once and in the server's order, even when they arrived
 * repeatedly or out of order. No schema library here, so that a page can import it.
 */
export type Inbox = {
  readonly messages: readonly ChatMessage[]
  /** No message is missing up to this sequence number. Use it for `message:after`. */
  readonly completeTo: number
}

export const emptyInbox: Inbox = { messages: [], completeTo: 0 }

/**
 * Returns the inbox with these messages added. Returns the same object if it had them all, so that nothing is rendered
 * again.
 */
export function addMessages(inbox: Inbox, added: readonly ChatMessage[]): Inbox {
  const bySeq = new Map(inbox.messages.map((message) => [message.seq, message]))
  for (const message of added) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message)
  if (bySeq.size === inbox.messages.length) return inbox
  const messages = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
  let { completeTo } = inbox
  while (bySeq.has(completeTo + 1)) completeTo += 1
  return { messages, completeTo }
}

/** Returns whether a message before the newest one is missing and must be requested. */
export function hasGap({ messages, completeTo }: Inbox): boolean {
  return (messages.at(-1)?.seq ?? 0) > completeTo
}
