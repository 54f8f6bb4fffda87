import { BookingPage } from '../features/bookings/book/booking-page.tsx'
import { useUser } from '../features/users/api/get-user.ts'
import { useWallet } from '../features/wallet/api/get-wallet.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import { useSession } from '../lib/session/session.ts'
import { toPaise } from '../shared/money/rupees.ts'

export const handle: RouteHandle = { namespaces: ['bookings', 'users'] }

/** Passes the signed-in user and the wallet balance to the booking. */
export default function BookPooja() {
  const { userId } = useSession()
  const { data: user, error, refetch } = useUser(userId)
  const { data: wallet } = useWallet()
  return (
    <BookingPage
      user={user}
      userError={error}
      onRetryUser={() => void refetch()}
      availablePaise={wallet ? toPaise(wallet.available) : null}
      availablePaidPaise={wallet ? toPaise(wallet.availablePaid) : null}
    />
  )
}
