import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useFollowBookings } from './features/bookings/api/follow-bookings.ts'
import { RunningBar } from './features/consultations/running/running-bar.tsx'
import type { Account } from './features/shell/account.ts'
import { useUser } from './features/users/api/get-user.ts'
import { useAccount } from './features/users/use-account.ts'
import { useFollowWallet } from './features/wallet/api/follow-wallet.ts'
import { useWallet } from './features/wallet/api/get-wallet.ts'
import { useFollowCart } from './shared/cart/use-follow-cart.ts'
import { toPaise } from './shared/money/rupees.ts'
import { QueryProvider } from './lib/query/provider.tsx'
import { useKeepPush } from './lib/push/use-keep-push.ts'
import { useSession } from './lib/session/session.ts'
import { useIsLive } from './lib/use-is-live.ts'

type RootAccountProps = { onChange: (account: Account | null) => void }

/**
 * Passes the signed-in user's account to the shell, and puts a running talk below the bar at the top, where it stays in
 * sight. In a separate file, so that visitors need not load it.
 */
export default function RootAccount(props: RootAccountProps) {
  return (
    <QueryProvider>
      <AccountReader {...props} />
      <RunningTalk />
    </QueryProvider>
  )
}

/** The server has no document, so the bar comes with the first render in the browser. */
function RunningTalk() {
  return useIsLive() && createPortal(<RunningBar />, document.querySelector('header')!)
}

function AccountReader({ onChange }: RootAccountProps) {
  const details = useAccount()
  const { data: user } = useUser(useSession().userId)
  const isAcharya = user?.role_type === 'ROLE_ACHARYA'
  const { data: wallet } = useWallet()
  const balancePaise = wallet ? toPaise(wallet.available) : null
  useFollowWallet()
  useFollowBookings()
  useFollowCart()
  useKeepPush()
  useEffect(() => {
    onChange(details && { ...details, balancePaise, isAcharya })
  }, [details, balancePaise, isAcharya, onChange])
  return null
}
