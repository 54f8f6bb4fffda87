import type { SentAttachment } from '@sankalp/contract/live/messages'
import type { Unsent } from './messages.ts'

/** Creates a message with its own id: however often it is sent, it is stored once. */
export function newMessage(text: string, rest: { attachment?: SentAttachment; file?: Blob } = {}): Unsent {
  const { attachment, file } = rest
  return {
    id: crypto.randomUUID(),
    text,
    timestamp: Date.now(),
    ...(attachment && { attachment }),
    ...(file && { picture: { file, url: URL.createObjectURL(file) } }),
  }
}
