import type { Channel } from '../../../lib/live/channel.ts'
import type { RoomStore } from './room-state.ts'

/** Ignores a failure except for calling `onLost`: the next connection sends marks and typing again. */
export function tellQuietly(sending: Promise<unknown>, onLost?: () => void): void {
  sending.catch(() => onLost?.())
}

/** Sends this side's status to the other one: how far it has received and read, and that it is typing. */
export function createCourtesies(
  channel: Pick<Channel, 'send' | 'readState'>,
  { requestId, otherId, read, upTo }: RoomStore,
) {
  const told = { delivered: 0, read: 0 }
  let isTyping = false

  function mark(name: 'delivered' | 'read'): void {
    const seq = upTo()
    const before = told[name]
    if (seq <= before) return
    told[name] = seq
    tellQuietly(channel.send(`message:${name}`, { requestId, seq }), () => (told[name] = before))
  }

  return {
    markDelivered: () => mark('delivered'),
    /** Marks the visible messages as read. */
    markRead: () => read().isCaughtUp && mark('read'),
    /**
     * As the specification defines it: start with the first letter, stop when the field is empty again or the message
     * was sent.
     */
    setTyping: (isTypingNow: boolean): void => {
      if (isTypingNow === isTyping) return
      isTyping = isTypingNow
      if (channel.readState() === 'connected')
        tellQuietly(channel.send(isTypingNow ? 'typing:start' : 'typing:stop', { to: otherId }))
    },
    /** Without a connection the server forgets who is typing. */
    forgetTyping: () => void (isTyping = false),
  }
}
