import type { Consultation } from '@sankalp/contract/live/consultations'
import type { ChatMessage } from '@sankalp/contract/live/messages'
import type { LiveState } from '../../../lib/live/state.ts'
import { type Unsent, completeUpTo, mergeMessages } from './messages.ts'

/** The number of messages that are loaded at first, and each time older ones are loaded. */
export const pageOfMessages = 50

export type RoomState = {
  consultation: Consultation
  /** When this state arrived, by this device's monotonic clock: the countdown continues from there. */
  toldAt: number
  messages: readonly ChatMessage[]
  unsent: readonly Unsent[]
  isOtherTyping: boolean
  connection: LiveState
  /** Whether this connection has joined and has all messages since. */
  isCaughtUp: boolean
  /** The oldest loaded message is the one after this number. */
  loadedAfter: number
  isLoadingOlder: boolean
}

type Needs = {
  consultation: Consultation
  ownId: string
  kept: readonly Unsent[]
  connection: LiveState
  steadyNow: () => number
}

export type RoomStore = ReturnType<typeof createRoomStore>

/** Holds what one side knows of a consultation, and applies updates to it. */
export function createRoomStore({ consultation: first, ownId, kept, connection, steadyNow }: Needs) {
  const { requestId } = first
  const otherId = first.user.userId === ownId ? first.acharya.userId : first.user.userId
  const listeners = new Set<() => void>()
  let state: RoomState = {
    consultation: first,
    toldAt: steadyNow(),
    messages: [],
    unsent: kept,
    isOtherTyping: false,
    connection,
    isCaughtUp: false,
    loadedAfter: Math.max(0, first.lastSeq - pageOfMessages),
    isLoadingOlder: false,
  }

  function set(change: Partial<RoomState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Takes the later of two answers by the server's clock, because they may overtake each other. */
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

  /** Stores how far the other side has received and read. */
  function markOther({ delivered, read }: { delivered: number; read: number }): void {
    const { consultation } = state
    const side =
      consultation.user.userId === otherId
        ? { userDelivered: delivered, userRead: read }
        : { acharyaDelivered: delivered, acharyaRead: read }
    set({ consultation: { ...consultation, marks: { ...consultation.marks, ...side } } })
  }

  return {
    requestId,
    ownId,
    otherId,
    side: first.user.userId === ownId ? ('user' as const) : ('acharya' as const),
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set,
    tell,
    take,
    markOther,
    /** Returns the number up to which no message is missing. */
    upTo: () => completeUpTo(state.messages, state.loadedAfter),
    /** Returns the server's time, whatever this device's clock says. */
    serverNow: () => state.consultation.now + steadyNow() - state.toldAt,
  }
}
