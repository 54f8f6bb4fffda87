import { getOpenPayments, getPayment } from '@sankalp/contract/payments.calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { pollPauseMs } from '../payments/poll-pause.ts'
import { walletKeys } from './wallet-keys.ts'

/** Loads the payments that are pending or ended within the last hour, newest first. */
export function useOpenPayments() {
  const { userId } = useSession()
  return useQuery({
    queryKey: walletKeys.openPayments(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getOpenPayments, { signal })).payments,
    // Another tab or device may have started a payment.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

/**
 * Loads a payment by its id, and polls it with growing pauses while it is pending. Requests nothing for an empty id.
 */
export function usePayment(paymentId: string) {
  const { userId } = useSession()
  const since = useLookedAtSince()
  return useQuery({
    queryKey: walletKeys.payment(userId, paymentId),
    enabled: () => paymentId !== '' && isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getPayment, { params: { paymentId }, signal })).payment,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'pending' ? false : pollPauseMs(Date.now() - since.current),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

/** Returns when the user last focused the page or the network came back. Frequent polling is useful from then on. */
function useLookedAtSince() {
  const since = useRef(0)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') since.current = Date.now()
    }
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [])
  return since
}
