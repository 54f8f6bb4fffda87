/** Limits of the texts and figures of a product, shared by forms and the schemas of the calls. */
export const productTexts = {
  sku: 24,
  name: 120,
  short: 60,
  description: 1500,
  mostGrams: 100_000,
  mostRupees: 1_000_000,
  mostPieces: 10_000,
} as const
