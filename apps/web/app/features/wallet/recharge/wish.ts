import type { Payment } from '@sankalp/contract/payments'
import { type RechargePack, findRechargePack, rechargePacks } from '@sankalp/contract/recharge-packs'

/** An amount to pay and the credit for it, in whole rupees. */
export type Wish = { amount: number; credit: number; isPack: boolean }

export function wishOfPack({ price, extra }: RechargePack): Wish {
  return { amount: price, credit: price + extra, isPack: true }
}

/** Returns the smallest unused pack whose money covers a sum, in rupees; undefined where none is large enough. */
export function packThatCovers(rupees: number, used: readonly number[]): RechargePack | undefined {
  return rechargePacks.find(({ price, extra }) => price + extra >= rupees && !used.includes(price))
}

/**
 * Converts a typed amount. If an unused pack has this price, chooses the pack, so that the user does not miss its extra
 * credit.
 */
export function wishOfAmount(amount: number, used: readonly number[] = []): Wish {
  const pack = used.includes(amount) ? undefined : findRechargePack(amount)
  return pack ? wishOfPack(pack) : { amount, credit: amount, isPack: false }
}

/** Returns the same purchase again after a failed payment. */
export function wishOfPayment({ amount, credit }: Payment): Wish {
  return { amount, credit, isPack: credit > amount }
}
