/** The cause of a yoga, as the engine returns it. */
type YogaFacts = { by: string; grahas: readonly string[]; houses: readonly number[] }

/** For these kinds two lords are possible, and the sentence names their houses. */
const joins = new Set(['conjunction', 'exchange', 'mutual-aspect'])

/** Returns the key under `by` of yoga-words. */
export function yogaFactsKey({ by, grahas, houses }: YogaFacts): string {
  return joins.has(by) && grahas.length === 2 && houses.length === 2 ? `${by}-of-lords` : by
}

/** Returns the values for its sentence: all grahas and houses, and each by its position (graha1, house1, …). */
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
