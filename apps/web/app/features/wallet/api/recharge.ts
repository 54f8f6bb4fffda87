import type { Payment } from '@sankalp/contract/payments'
import { paymentMinutes } from '@sankalp/contract/payment-rules'
import { recharge } from '@sankalp/contract/payments.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import type { Wish } from '../recharge/wish.ts'
import { walletKeys } from './wallet-keys.ts'

/** Starts a recharge. The payment is pending at once in this tab, and after a moment in every other. */
export function useRecharge() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { mutateAsync, ...rest } = useMoneyMutation(recharge)

  const begin = async (wish: Wish): Promise<Payment> => {
    const { amount, isPack } = wish
    const { url, paymentId } = await mutateAsync({
      body: { userId: userId!, ...(isPack ? { pack: amount } : { amount }) },
    })
    const payment = pendingPayment(wish, { url, paymentId }, Date.now())
    const queryKey = walletKeys.openPayments(userId)
    queryClient.setQueryData<Payment[]>(queryKey, (open = []) => [
      payment,
      ...open.filter((one) => one.paymentId !== paymentId),
    ])
    void queryClient.invalidateQueries({ queryKey })
    return payment
  }
  return { begin, ...rest }
}

/** Returns the payment as the server will report it, so that the page need not wait. */
function pendingPayment(
  { amount, credit }: Wish,
  { url, paymentId }: { url: string; paymentId: string },
  now: number,
): Payment {
  return {
    paymentId,
    url,
    amount,
    credit,
    status: 'pending',
    refund: 'none',
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + paymentMinutes * 60_000).toISOString(),
    transferId: null,
  }
}
