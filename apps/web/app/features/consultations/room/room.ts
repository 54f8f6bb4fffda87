import { isRunning } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { ChatMessage } from '@sankalp/contract/live/messages'
import type { Channel } from '../../../lib/live/channel.ts'
import { createCourtesies, tellQuietly } from './courtesies.ts'
import { fetchMissing, loadOlder } from './history.ts'
import type { Unsent } from './messages.ts'
import { type Deliver, createOutbox, isPassing } from './outbox.ts'
import { createRoomStore } from './room-state.ts'

/**
 * How often a room polls for missed changes: the link between the two sides may fail while its own connection is up.
 */
const askAgainMs = 5000
/**
 * A request that was answered late or not at all is tried again after this time; a lost connection, as soon as it is
 * back.
 */
const tryAgainMs = 3000

type Needs = {
  channel: Pick<Channel, 'send' | 'listen' | 'onConnect' | 'readState' | 'subscribeState'>
  consultation: Consultation
  ownId: string
  /** Uploads the picture of a message, if it has one; returns the message to send. */
  prepare: (message: Unsent) => Promise<Unsent>
  kept: readonly Unsent[]
  keep: (unsent: readonly Unsent[]) => void
  steadyNow?: () => number
}

export type Room = ReturnType<typeof createRoom>

/**
 * Manages one consultation from one of its two sides. With every connection it joins, fetches the messages after the
 * last one it has, and sends the unsent ones, which makes up for everything that was lost.
 */
export function createRoom({
  channel,
  consultation,
  ownId,
  prepare,
  kept,
  keep,
  steadyNow = () => performance.now(),
}: Needs) {
  const store = createRoomStore({ consultation, ownId, kept, connection: channel.readState(), steadyNow })
  const { requestId, otherId, side, read, subscribe, set, tell, take, upTo, serverNow } = store
  const { markDelivered, markRead, setTyping, forgetTyping } = createCourtesies(channel, store)
  const stops: (() => void)[] = []
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const deliver: Deliver = async (message) => {
    const ready = await prepare(message)
    if (ready !== message) outbox.replace(ready)
    const { id, text, timestamp, attachment } = ready
    const sent = { id, from: ownId, to: otherId, message: text }
    const attached = attachment && { attachment }
    const { seq, timestamp: storedAt } = await channel.send('message:send', { ...sent, timestamp, ...attached })
    // Only the server knows the address of a picture.
    if (attachment?.kind === 'picture') await fetchMissing(channel, store)
    else take([{ ...sent, requestId, seq, timestamp: storedAt, ...(attachment && { attachment }) }])
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

  async function enter(): Promise<void> {
    if (!isOpen) return
    try {
      if (isRunning(read().consultation.state))
        tell((await channel.send('consultation:join', { requestId })).consultation)
      await fetchMissing(channel, store)
      set({ isCaughtUp: true })
      markDelivered()
      await flush()
    } catch (error) {
      // A lost connection calls this again when it is back.
      if (isOpen && isPassing(error) && channel.readState() === 'connected') tryAgainLater()
    }
  }

  /**
   * Polls for missed messages and state changes. As long as nothing was lost, this is one small request with an empty
   * answer.
   */
  async function askAgain(): Promise<void> {
    const { isCaughtUp, consultation } = read()
    if (!isCaughtUp || !isRunning(consultation.state)) return
    const before = upTo()
    const newest = await fetchMissing(channel, store)
    if (upTo() > before) markDelivered()
    if (newest !== consultation.state) await enter()
  }

  function onReceive(message: ChatMessage): void {
    if (message.requestId !== requestId) return
    take([message])
    markDelivered()
    // An earlier message is missing: it was lost, or comes later through another process.
    if (upTo() < message.seq) void enter()
  }

  function onConnection(): void {
    const connection = channel.readState()
    set({ connection, ...(connection !== 'connected' && { isCaughtUp: false, isOtherTyping: false }) })
    if (connection !== 'connected') forgetTyping()
  }

  return {
    requestId,
    otherId,
    ownId,
    side,
    read,
    serverNow,
    subscribe,
    open(): () => void {
      isOpen = true
      stops.push(
        channel.listen('consultation:changed', (told) => tell(told.consultation)),
        channel.listen('message:receive', onReceive),
        channel.listen('message:marks', ({ requestId: of, by, ...marks }) => {
          if (of === requestId && by === otherId) store.markOther(marks)
        }),
        channel.listen('typing:start', ({ from }) => from === otherId && set({ isOtherTyping: true })),
        channel.listen('typing:stop', ({ from }) => from === otherId && set({ isOtherTyping: false })),
        channel.subscribeState(onConnection),
        channel.onConnect(() => void enter()),
      )
      const asking = setInterval(() => tellQuietly(askAgain()), askAgainMs)
      return () => {
        isOpen = false
        clearTimeout(timer)
        clearInterval(asking)
        for (const stop of stops.splice(0)) stop()
      }
    },
    /** Checks the state again, because the timers of a sleeping tab stop. */
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
    setTyping,
    markRead,
    loadOlder: () => loadOlder(channel, store),
    end: () => channel.send('chat:end', { to: otherId, endTimestamp: Date.now() }),
    async extend(extendId: string, minutes: number): Promise<void> {
      tell((await channel.send('consultation:extend', { requestId, extendId, minutes })).consultation)
    },
  }
}
