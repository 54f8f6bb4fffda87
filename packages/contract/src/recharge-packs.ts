/** The allowed amounts of a wallet recharge, in whole rupees. */
export const rechargeLimits = { min: 1, max: 100_000 } as const

/** A pack is identified by its price. `extra` is credited as bonus money on top. */
export type RechargePack = { price: number; extra: number; isPopular?: true }

export const rechargePacks: readonly RechargePack[] = [
  { price: 50, extra: 50 },
  { price: 100, extra: 100, isPopular: true },
  { price: 200, extra: 100 },
  { price: 500, extra: 250 },
  { price: 1000, extra: 50 },
  { price: 2000, extra: 200 },
  { price: 3000, extra: 300 },
  { price: 4000, extra: 480 },
  { price: 8000, extra: 960 },
  { price: 15_000, extra: 2250 },
  { price: 20_000, extra: 3000 },
  { price: 50_000, extra: 10_000 },
  { price: 100_000, extra: 20_000 },
]

/** A bonus of half the price or more is offered once per person and phone number. */
export function isOncePerPerson({ price, extra }: Pick<RechargePack, 'price' | 'extra'>): boolean {
  return extra * 2 >= price
}

export function findRechargePack(price: number): RechargePack | undefined {
  return rechargePacks.find((pack) => pack.price === price)
}
