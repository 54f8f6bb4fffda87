import type { ConsultationState } from '@sankalp/contract/consultation-life'
import type { Channel } from '../../../lib/live/channel.ts'
import { mergeMessages } from './messages.ts'
import { type RoomStore, pageOfMessages } from './room-state.ts'

type Sends = Pick<Channel, 'send'>

/** Fetches the messages after the last one without a gap. Returns the current state of the consultation. */
export async function fetchMissing(channel: Sends, { requestId, upTo, take }: RoomStore): Promise<ConsultationState> {
  for (;;) {
    const reply = await channel.send('message:after', { requestId, after: upTo() })
    take(reply.messages)
    if (!reply.hasMore || reply.messages.length === 0) return reply.state
  }
}

export async function loadOlder(channel: Sends, { requestId, read, set }: RoomStore): Promise<void> {
  const { isLoadingOlder, loadedAfter } = read()
  if (isLoadingOlder || loadedAfter === 0) return
  set({ isLoadingOlder: true })
  const after = Math.max(0, loadedAfter - pageOfMessages)
  try {
    const { messages } = await channel.send('message:after', { requestId, after })
    set({ messages: mergeMessages(read().messages, messages), loadedAfter: after, isLoadingOlder: false })
  } catch (error) {
    set({ isLoadingOlder: false })
    throw error
  }
}
