import { holdSlot } from '@sankalp/contract/bookings.calls'
import { useQueryClient } from '@tanstack/react-query'
import { refusalFacts } from '../../../lib/api/api.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { bookingKeys } from './booking-keys.ts'

type Slot = { acharyaId: string; poojaId: string; date: string; time: string }

const lostSlot = ['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'SLOT_IN_PAST'] as const

/** Returns whether the slot itself is gone, so that another one has to be chosen. */
export function isSlotLost(error: unknown): boolean {
  return lostSlot.some((code) => refusalFacts(error, code) !== null)
}

/** Holds a slot for ten minutes and returns the booking's id. Reloads the slots whatever the result. */
export function useHoldSlot() {
  const queryClient = useQueryClient()
  const { mutateAsync, ...rest } = useMoneyMutation(holdSlot)
  const hold = async (slot: Slot): Promise<string> => {
    try {
      return (await mutateAsync({ body: slot })).bookingId
    } finally {
      void queryClient.invalidateQueries({ queryKey: bookingKeys.slotsOf(slot.acharyaId) })
    }
  }
  return { hold, ...rest }
}
