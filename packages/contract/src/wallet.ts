import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getUserWalletDetail = endpoint({
  name: 'getUserWalletDetail',
  feature: 'wallet',
  summary: "The caller's wallet. The balance is in rupees with two decimals.",
  method: 'GET',
  path: '/api/user/getUserWalletDetail',
  access: 'signed-in',
  reply: z.object({ wallet: z.object({ balance: z.number().nonnegative() }) }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})
