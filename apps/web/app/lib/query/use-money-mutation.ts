import type { Call } from '@sankalp/contract/call'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallInput } from '../api/api.ts'
import { moveMoney } from '../api/move-money.ts'

/**
 * Returns a mutation that moves money: see `moveMoney`. `isTryingAgain` is true while it is retried under the same key.
 */
export function useMoneyMutation<C extends Call & { idempotent: true }>(route: C) {
  const [isTryingAgain, setIsTryingAgain] = useState(false)
  const mutation = useMutation({
    mutationFn: (input: CallInput<C>) => moveMoney(route, { ...input, onTryingAgain: () => setIsTryingAgain(true) }),
    onSettled: () => setIsTryingAgain(false),
  })
  return { ...mutation, isTryingAgain }
}
