import { CheckoutPage } from '../features/orders/checkout/checkout-page.tsx'
import { useUser } from '../features/users/api/get-user.ts'
import { useWallet } from '../features/wallet/api/get-wallet.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import { useSession } from '../lib/session/session.ts'
import { toPaise } from '../shared/money/rupees.ts'

export const handle: RouteHandle = { namespaces: ['checkout', 'orders', 'users'] }

/** Passes the signed-in user and the wallet balance to the checkout. */
export default function CheckoutRoute() {
  const { userId } = useSession()
  const { data: user } = useUser(userId)
  const { data: wallet } = useWallet()
  return <CheckoutPage user={user} availablePaise={wallet ? toPaise(wallet.available) : null} />
}
