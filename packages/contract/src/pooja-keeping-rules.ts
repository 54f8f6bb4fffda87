/** How much may be written about a pooja, and what figures make sense; forms and the calls' schemas go by the same. */
export const poojaTexts = {
  name: 120,
  description: 400,
  about: 4000,
  item: 400,
  answer: 1000,
  items: 30,
  festivals: 40,
  mostRupees: 100_000,
  leastMinutes: 5,
} as const
