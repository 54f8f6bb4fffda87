import type { ChatMessage } from './messages.ts'

/**
 * The messages of one consultation as a client has them: each once, in the server's order, however often and in
 * whatever order they came. Without a schema library, so that a page may import it.
 */
export type Inbox = {
  readonly messages: readonly ChatMessage[]
  /** Everything up to this sequence number is here: what to ask `message:after` for. */
  readonly completeTo: number
}

export const emptyInbox: Inbox = { messages: [], completeTo: 0 }

/** The inbox with these messages added. The same object when it had them all, so that nothing is rendered anew. */
export function addMessages(inbox: Inbox, added: readonly ChatMessage[]): Inbox {
  const bySeq = new Map(inbox.messages.map((message) => [message.seq, message]))
  for (const message of added) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message)
  if (bySeq.size === inbox.messages.length) return inbox
  const messages = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
  let { completeTo } = inbox
  while (bySeq.has(completeTo + 1)) completeTo += 1
  return { messages, completeTo }
}

/** Whether something is missing before the newest message: it has to be asked for. */
export function hasGap({ messages, completeTo }: Inbox): boolean {
  return (messages.at(-1)?.seq ?? 0) > completeTo
}
