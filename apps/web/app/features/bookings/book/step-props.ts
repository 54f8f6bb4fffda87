import type { Acharya } from '@sankalp/contract/acharyas'
import type { PriceLine } from '@sankalp/contract/pooja-price'
import type { Pooja } from '@sankalp/contract/poojas'
import type { User } from '@sankalp/contract/users'
import type { TimedBooking } from '../api/get-booking.ts'
import type { BookingStep } from '../steps.ts'
import type { DraftInHand } from '../use-draft.ts'

/** What every step is given. */
export type StepProps = {
  pooja: Pooja
  acharya: Acharya
  hand: DraftInHand
  lines: readonly PriceLine[]
  /** The booking that holds the slot; undefined before that, and while it is on its way. */
  timed: TimedBooking | undefined
  isHeld: boolean
  pathOf: (step: BookingStep) => string
  goTo: (step: BookingStep) => void
  /** A call has found that the ten minutes are over. */
  onHoldOver: () => void
}

/** What the route hands the page from other features. */
export type BookingPageProps = {
  /** Whoever is signed in; undefined while that is on its way. */
  user: User | undefined
  userError: unknown
  onRetryUser: () => void
  /** What their wallet has to spend; null while that is not known. */
  availablePaise: number | null
}
