/** How much may be written about a product, and what figures make sense; forms and the calls' schemas go by the same. */
export const productTexts = {
  sku: 24,
  name: 120,
  short: 60,
  description: 1500,
  mostGrams: 100_000,
  mostRupees: 1_000_000,
  mostPieces: 10_000,
} as const
