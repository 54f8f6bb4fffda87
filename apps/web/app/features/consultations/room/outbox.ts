import { ApiError } from '../../../lib/api/api.ts'
import { parseStored, readLocal, writeLocal } from '../../../lib/storage.ts'
import type { Unsent } from './messages.ts'

/** Stores a message on the server. Throws an `ApiError`. */
export type Deliver = (message: Unsent) => Promise<void>

type Needs = {
  deliver: Deliver
  onChange: (unsent: readonly Unsent[]) => void
  keep: (unsent: readonly Unsent[]) => void
  first?: readonly Unsent[]
}

/**
 * Returns whether an error is temporary (a time-out, an outage or a rate limit), so that the message is sent again
 * automatically. Any other error is a final answer.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return ['OFFLINE', 'TIMED_OUT', 'SIGN_IN_NEEDED'].includes(error.code) || error.status === 429 || error.status >= 500
}

/**
 * Sends the messages that are not acknowledged yet. They go one at a time and in order, so that the server numbers them
 * as they were written; each retains its id, so that one whose acknowledgement was lost is stored once.
 */
export function createOutbox({ deliver, onChange, keep, first = [] }: Needs) {
  let unsent: readonly Unsent[] = first
  let isSending = false

  function change(next: readonly Unsent[]): void {
    unsent = next
    keep(next)
    onChange(next)
  }

  /**
   * Sends the waiting messages until none is left or the connection is lost. Returns whether one still waits for the
   * connection.
   */
  async function flush(): Promise<boolean> {
    if (isSending) return false
    isSending = true
    try {
      for (let next = nextToSend(); next; next = nextToSend()) {
        if (!(await sendOne(next))) return true
      }
      return false
    } finally {
      isSending = false
    }
  }

  const nextToSend = () => unsent.find(({ refusal }) => refusal === undefined)

  async function sendOne(message: Unsent): Promise<boolean> {
    try {
      await deliver(message)
      change(unsent.filter(({ id }) => id !== message.id))
      return true
    } catch (error) {
      if (isPassing(error)) return false
      change(unsent.map((each) => (each.id === message.id ? { ...each, refusal: error } : each)))
      return true
    }
  }

  return {
    read: () => unsent,
    add: (message: Unsent) => change([...unsent, message]),
    flush,
    /** Sends a refused message again. */
    retry: (id: string) =>
      change(
        unsent.map(({ refusal, ...rest }) =>
          rest.id === id ? rest : { ...rest, ...(refusal !== undefined && { refusal }) },
        ),
      ),
    drop: (id: string) => change(unsent.filter((message) => message.id !== id)),
    /** Replaces a message by one with its uploaded picture, which needs no second upload after a lost connection. */
    replace: (message: Unsent) => change(unsent.map((each) => (each.id === message.id ? message : each))),
  }
}
export type Outbox = ReturnType<typeof createOutbox>

type Kept = Record<string, Pick<Unsent, 'id' | 'text' | 'timestamp' | 'attachment'>[]>

/**
 * Reads the stored unsent messages, which survive a reload and a closed tab. Pictures that are not uploaded yet are not
 * stored.
 */
export function readKept(requestId: string): readonly Unsent[] {
  return readAll()[requestId] ?? []
}

export function keepUnsent(requestId: string, unsent: readonly Unsent[]): void {
  const { [requestId]: _, ...others } = readAll()
  const kept = unsent
    .filter(({ picture, attachment }) => !picture || attachment)
    .map(({ id, text, timestamp, attachment }) => ({ id, text, timestamp, ...(attachment && { attachment }) }))
  writeLocal('unsentMessages', JSON.stringify(kept.length > 0 ? { ...others, [requestId]: kept } : others))
}

function readAll(): Kept {
  const stored = parseStored(readLocal('unsentMessages'))
  return stored !== null && typeof stored === 'object' && !Array.isArray(stored) ? (stored as Kept) : {}
}
