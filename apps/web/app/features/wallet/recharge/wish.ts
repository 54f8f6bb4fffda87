import type { Payment } from '@sankalp/contract/payments'
import { type RechargePack, findRechargePack } from '@sankalp/contract/recharge-packs'

/** What somebody wants to pay, and what the wallet gets for it, in whole rupees. */
export type Wish = { amount: number; credit: number; isPack: boolean }

export function wishOfPack({ price, extra }: RechargePack): Wish {
  return { amount: price, credit: price + extra, isPack: true }
}

/** An amount typed by hand. Where there is a pack of this price, that is what is meant: nobody gives its extra away. */
export function wishOfAmount(amount: number): Wish {
  const pack = findRechargePack(amount)
  return pack ? wishOfPack(pack) : { amount, credit: amount, isPack: false }
}

/** The same once more, after a payment that came to nothing. */
export function wishOfPayment({ amount, credit }: Payment): Wish {
  return { amount, credit, isPack: credit > amount }
}
