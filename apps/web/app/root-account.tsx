import { useEffect } from 'react'
import type { Account } from './features/shell/account.ts'
import { useAccount } from './features/users/use-account.ts'
import { useBalance } from './features/wallet/use-balance.ts'

/** Hands the shell the account of whoever is signed in. A file of its own: visitors need not load it. */
export default function RootAccount({ onChange }: { onChange: (account: Account | null) => void }) {
  const details = useAccount()
  const balancePaise = useBalance()
  useEffect(() => {
    onChange(details && { ...details, balancePaise })
  }, [details, balancePaise, onChange])
  return null
}
