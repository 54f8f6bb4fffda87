import { DomainError } from '@sankalp/contract'
import { type SlotTime, slotStart } from '@sankalp/contract/booking-rules'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'

/** How long somebody is refused by what was known a moment ago, where another process may have let the slot go since. */
const knownMs = 250
/** Whoever has waited so long for the ones before them is told to come again: the database is away. */
const patienceMs = 3000
const retryAfterSeconds = 2

/** Who has a slot; `until` is the end of a hold. */
type Taken = { userId: string; until: Date | null; knownAt: number }

export type SlotRush = ReturnType<typeof createSlotRush>

/**
 * A crowd that wants one slot at the same moment. In this process one of them after the other asks the database, without a
 * connection while they wait; once somebody has the slot, the rest are told from memory. It only ever refuses: who gets a
 * slot, the database decides.
 */
export function createSlotRush(clock: Clock) {
  const inOrder = createKeyedQueue()
  const taken = createBoundedCache<Taken>(1000)
  const keyOf = (acharyaId: string, startsAt: Date) => `${acharyaId} ${startsAt.getTime()}`

  function requireFree(key: string, userId: string): void {
    const known = taken.get(key)
    if (!known || known.userId === userId) return
    const isOld = performance.now() - known.knownAt > knownMs || (known.until !== null && known.until <= clock.now())
    if (!isOld) throw new DomainError('SLOT_TAKEN', {})
  }

  return {
    async pass<Result>(
      userId: string,
      slot: SlotTime & { acharyaId: string },
      work: () => Promise<Result>,
    ): Promise<Result> {
      const startsAt = slotStart(slot)
      // What is no slot is refused by whoever reads it.
      if (!startsAt) return work()
      const key = keyOf(slot.acharyaId, startsAt)
      const cameAt = performance.now()
      return inOrder(key, async () => {
        requireFree(key, userId)
        if (performance.now() - cameAt > patienceMs)
          throw new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds })
        return work()
      })
    },
    remember: (acharyaId: string, startsAt: Date, holder: Pick<Taken, 'userId' | 'until'>) =>
      taken.set(keyOf(acharyaId, startsAt), { ...holder, knownAt: performance.now() }),
    /** It is free again, or has changed hands. */
    forget: (acharyaId: string, startsAt: Date) => taken.delete(keyOf(acharyaId, startsAt)),
  }
}
