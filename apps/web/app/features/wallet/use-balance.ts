import type { getUserWalletDetail } from '@sankalp/contract/wallet'
import { useEffect, useState } from 'react'
import { callApi } from '../../lib/api.ts'
import { currentSession, useSession } from '../../lib/session.ts'

const route = { method: 'GET', path: '/api/user/getUserWalletDetail' } as const
/** Coming back to the tab sooner than this shows the balance that is already there. */
const freshMs = 60_000

type Known = { userId: string; balancePaise: number; readAt: number }

/** The wallet's balance for the profile card; null while it is not known. */
export function useBalance(): number | null {
  const { userId } = useSession()
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    if (!userId) return
    const leaving = new AbortController()
    let readAt = 0
    const read = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < freshMs) return
      // While a logout is on its way the page is still drawn as it was, but the wallet is nobody's here.
      if (currentSession()?.userId !== userId) return
      readAt = Date.now()
      try {
        const { wallet } = await callApi<typeof getUserWalletDetail>(route, { signal: leaving.signal })
        setKnown({ userId, balancePaise: Math.round(wallet.balance * 100), readAt })
      } catch {
        // The card keeps the last figure or its placeholder; being looked at again, it asks again.
        readAt = 0
      }
    }
    const onReturn = () => void read()
    onReturn()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      leaving.abort()
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [userId])

  return known && known.userId === userId ? known.balancePaise : null
}
