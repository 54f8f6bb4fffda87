import type { Acharya } from '@sankalp/contract/acharyas'
import type { PriceLine } from '@sankalp/contract/pooja-price'
import type { Pooja } from '@sankalp/contract/poojas'
import type { User } from '@sankalp/contract/users'
import type { TimedBooking } from '../api/get-booking.ts'
import type { BookingStep } from '../steps.ts'
import type { DraftInHand } from '../use-draft.ts'

/** The props of every step. */
export type StepProps = {
  pooja: Pooja
  acharya: Acharya
  hand: DraftInHand
  lines: readonly PriceLine[]
  /** The booking that holds the slot; undefined before that, and while it loads. */
  timed: TimedBooking | undefined
  isHeld: boolean
  pathOf: (step: BookingStep) => string
  goTo: (step: BookingStep) => void
  /** Called when the server answers that the ten minutes are over. */
  onHoldOver: () => void
}

/** What the route passes to the page from other features. */
export type BookingPageProps = {
  /** The signed-in user; undefined while loading. */
  user: User | undefined
  userError: unknown
  onRetryUser: () => void
  /** What their wallet can spend; null while it is not known. */
  availablePaise: number | null
  /** The part of it that was paid in: dakshina is paid only from this. */
  availablePaidPaise: number | null
}
