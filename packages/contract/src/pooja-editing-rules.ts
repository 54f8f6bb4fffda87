/** Limits of the texts and figures of a pooja, shared by forms and the schemas of the calls. */
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
