/** What made a yoga, as the engine tells it. */
type YogaFacts = { by: string; grahas: readonly string[]; houses: readonly number[] }

/** Of these, two lords can be meant, and the sentence then says of which houses. */
const joins = new Set(['conjunction', 'exchange', 'mutual-aspect'])

/** The key under `by` of yoga-words. */
export function yogaFactsKey({ by, grahas, houses }: YogaFacts): string {
  return joins.has(by) && grahas.length === 2 && houses.length === 2 ? `${by}-of-lords` : by
}

/** What its sentence is filled with: all grahas and houses, and each by its place (graha1, house1, …). */
export function yogaFactsValues(
  { grahas, houses }: YogaFacts,
  nameOf: (graha: string) => string,
  joinWords: (words: string[]) => string,
): Record<string, string> {
  const names = grahas.map(nameOf)
  const numbers = houses.map(String)
  return {
    grahas: joinWords(names),
    houses: joinWords(numbers),
    ...Object.fromEntries(names.map((name, index) => [`graha${index + 1}`, name])),
    ...Object.fromEntries(numbers.map((number, index) => [`house${index + 1}`, number])),
  }
}
