import { isRunning } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { ChatMessage } from '@sankalp/contract/live/messages'
import type { Channel } from '../../../lib/live/channel.ts'
import type { LiveState } from '../../../lib/live/state.ts'
import { completeUpTo, mergeMessages, type Unsent } from './messages.ts'
import { type Deliver, createOutbox, isPassing } from './outbox.ts'

/** As many messages as are loaded at first, and with every step back. */
export const pageOfMessages = 50
/** A line that answers late or not is tried again after this; one that is gone, as soon as it is back. */
const tryAgainMs = 3000

export type RoomState = {
  consultation: Consultation
  /** When that was told, by this device's steady clock: the countdown goes on from there. */
  toldAt: number
  messages: readonly ChatMessage[]
  unsent: readonly Unsent[]
  isOtherTyping: boolean
  connection: LiveState
  /** Whether this connection has been let in and has all messages since. */
  isCaughtUp: boolean
  /** Nothing older is loaded than the message after this number. */
  loadedAfter: number
  isLoadingOlder: boolean
}

type Needs = {
  channel: Pick<Channel, 'send' | 'listen' | 'onConnect' | 'readState' | 'subscribeState'>
  consultation: Consultation
  ownId: string
  /** Uploads a picture that a message carries, if it has one; gives the message as it goes out. */
  prepare: (message: Unsent) => Promise<Unsent>
  kept: readonly Unsent[]
  keep: (unsent: readonly Unsent[]) => void
  steadyNow?: () => number
}

export type Room = ReturnType<typeof createRoom>

/**
 * One consultation as one of its two sides sees it. With every connection it asks to take part, fetches what came after the last
 * message it has, and sends what is still unsent: whatever the line loses is made good by that.
 */
export function createRoom({
  channel,
  consultation: first,
  ownId,
  prepare,
  kept,
  keep,
  steadyNow = () => performance.now(),
}: Needs) {
  const { requestId } = first
  const otherId = first.user.userId === ownId ? first.acharya.userId : first.user.userId
  const listeners = new Set<() => void>()
  const stops: (() => void)[] = []
  const firstAfter = Math.max(0, first.lastSeq - pageOfMessages)
  let state: RoomState = {
    consultation: first,
    toldAt: steadyNow(),
    messages: [],
    unsent: kept,
    isOtherTyping: false,
    connection: channel.readState(),
    isCaughtUp: false,
    loadedAfter: firstAfter,
    isLoadingOlder: false,
  }
  let isOpen = false
  let isTyping = false
  const told = { delivered: 0, read: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(change: Partial<RoomState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const deliver: Deliver = async (message) => {
    const ready = await prepare(message)
    if (ready !== message) outbox.replace(ready)
    const { id, text, timestamp, attachment } = ready
    const { seq, timestamp: storedAt } = await channel.send('message:send', {
      id,
      from: ownId,
      to: otherId,
      message: text,
      timestamp,
      ...(attachment && { attachment }),
    })
    // A picture has its address from the server only.
    if (attachment?.kind === 'picture') await fetchMissing()
    else
      take([
        {
          id,
          requestId,
          seq,
          from: ownId,
          to: otherId,
          message: text,
          timestamp: storedAt,
          ...(attachment && { attachment }),
        },
      ])
  }
  const outbox = createOutbox({ deliver, keep, onChange: (unsent) => set({ unsent }), first: kept })

  async function flush(): Promise<void> {
    const isWaiting = await outbox.flush()
    if (isWaiting && isOpen && channel.readState() === 'connected') tryAgainLater()
  }

  function tryAgainLater(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void enter(), tryAgainMs)
  }

  /** Of two answers the later one counts, by the server's clock; they may overtake each other. */
  function tell(consultation: Consultation): void {
    if (consultation.requestId !== requestId || consultation.now < state.consultation.now) return
    const { marks } = state.consultation
    const farthest = Object.fromEntries(
      Object.entries(consultation.marks).map(([name, seq]) => [name, Math.max(seq, marks[name as keyof typeof marks])]),
    )
    set({ consultation: { ...consultation, marks: farthest as Consultation['marks'] }, toldAt: steadyNow() })
  }

  function take(incoming: readonly ChatMessage[]): void {
    const mine = incoming.filter((message) => message.requestId === requestId)
    set({
      messages: mergeMessages(state.messages, mine),
      ...(mine.some(({ from }) => from === otherId) && { isOtherTyping: false }),
    })
  }

  const upTo = () => completeUpTo(state.messages, state.loadedAfter)

  async function fetchMissing(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const reply = await channel.send('message:after', { requestId, after: upTo() })
      take(reply.messages)
      hasMore = reply.hasMore && reply.messages.length > 0
    }
  }

  /** What is only a courtesy (marks, typing) may be lost with the line: the next connection tells it again. */
  function tellQuietly(sending: Promise<unknown>, onLost?: () => void): void {
    sending.catch(() => onLost?.())
  }

  function markDelivered(): void {
    const seq = upTo()
    if (seq <= told.delivered) return
    const before = told.delivered
    told.delivered = seq
    tellQuietly(channel.send('message:delivered', { requestId, seq }), () => (told.delivered = before))
  }

  /** The messages in sight have been seen. */
  function markRead(): void {
    const seq = upTo()
    if (seq <= told.read || !state.isCaughtUp) return
    const before = told.read
    told.read = seq
    tellQuietly(channel.send('message:read', { requestId, seq }), () => (told.read = before))
  }

  async function enter(): Promise<void> {
    if (!isOpen) return
    try {
      if (isRunning(state.consultation.state))
        tell((await channel.send('consultation:join', { requestId })).consultation)
      await fetchMissing()
      set({ isCaughtUp: true })
      markDelivered()
      await flush()
    } catch (error) {
      // A line that is gone calls this again when it is back.
      if (isOpen && isPassing(error) && channel.readState() === 'connected') tryAgainLater()
    }
  }

  async function loadOlder(): Promise<void> {
    if (state.isLoadingOlder || state.loadedAfter === 0) return
    set({ isLoadingOlder: true })
    const after = Math.max(0, state.loadedAfter - pageOfMessages)
    try {
      const { messages } = await channel.send('message:after', { requestId, after })
      set({ messages: mergeMessages(state.messages, messages), loadedAfter: after, isLoadingOlder: false })
    } catch (error) {
      set({ isLoadingOlder: false })
      throw error
    }
  }

  function onReceive(message: ChatMessage): void {
    if (message.requestId !== requestId) return
    take([message])
    markDelivered()
    // One before it has not come: the line lost it, or it is on its way by another process.
    if (upTo() < message.seq) void enter()
  }

  return {
    requestId,
    otherId,
    ownId,
    side: first.user.userId === ownId ? ('user' as const) : ('acharya' as const),
    read: () => state,
    /** The server's time, whatever this device's clock says. */
    serverNow: () => state.consultation.now + steadyNow() - state.toldAt,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open(): () => void {
      isOpen = true
      stops.push(
        channel.listen('consultation:changed', ({ consultation }) => tell(consultation)),
        channel.listen('message:receive', onReceive),
        channel.listen('message:marks', ({ requestId: of, by, delivered, read }) => {
          if (of !== requestId || by !== otherId) return
          const { consultation } = state
          const side =
            consultation.user.userId === by
              ? { userDelivered: delivered, userRead: read }
              : { acharyaDelivered: delivered, acharyaRead: read }
          set({ consultation: { ...consultation, marks: { ...consultation.marks, ...side } } })
        }),
        channel.listen('typing:start', ({ from }) => from === otherId && set({ isOtherTyping: true })),
        channel.listen('typing:stop', ({ from }) => from === otherId && set({ isOtherTyping: false })),
        channel.subscribeState(() => {
          const connection = channel.readState()
          set({ connection, ...(connection !== 'connected' && { isCaughtUp: false, isOtherTyping: false }) })
          if (connection !== 'connected') isTyping = false
        }),
        channel.onConnect(() => void enter()),
      )
      return () => {
        isOpen = false
        clearTimeout(timer)
        for (const stop of stops.splice(0)) stop()
      }
    },
    /** Looks again how it stands: timers of a sleeping tab stand still. */
    refresh: () => void (channel.readState() === 'connected' && enter()),
    write(message: Unsent): void {
      outbox.add(message)
      void flush()
    },
    retry: (id: string): void => {
      outbox.retry(id)
      void flush()
    },
    drop: outbox.drop,
    /** As the specification has it: start with the first letter, stop when the field is empty again or was sent. */
    setTyping(isTypingNow: boolean): void {
      if (isTypingNow === isTyping) return
      isTyping = isTypingNow
      if (channel.readState() === 'connected')
        tellQuietly(channel.send(isTypingNow ? 'typing:start' : 'typing:stop', { to: otherId }))
    },
    markRead,
    loadOlder,
    end: () => channel.send('chat:end', { to: otherId, endTimestamp: Date.now() }),
    async extend(extendId: string, minutes: number): Promise<void> {
      tell((await channel.send('consultation:extend', { requestId, extendId, minutes })).consultation)
    },
  }
}
