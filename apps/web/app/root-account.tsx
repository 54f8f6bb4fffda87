import { useEffect } from 'react'
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

type RootAccountProps = { onChange: (account: Account | null) => void }

/** Hands the shell the account of whoever is signed in. A file of its own: visitors need not load it. */
export default function RootAccount(props: RootAccountProps) {
  return (
    <QueryProvider>
      <AccountReader {...props} />
    </QueryProvider>
  )
}

function AccountReader({ onChange }: RootAccountProps) {
  const details = useAccount()
  const { data: user } = useUser(useSession().userId)
  const isAcharya = user?.role_type === 'ROLE_ACHARYA'
  const { data: wallet } = useWallet()
  const balancePaise = wallet ? toPaise(wallet.available) : null
  useFollowWallet()
  useFollowCart()
  useKeepPush()
  useEffect(() => {
    onChange(details && { ...details, balancePaise, isAcharya })
  }, [details, balancePaise, isAcharya, onChange])
  return null
}
