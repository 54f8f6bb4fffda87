/**
 * The key under which festival-words says what a festival is about. Full and new moons of added months, of which
 * most come once in a lifetime, share theirs.
 */
export function aboutKey(festival: string): string {
  return festival.replace(/^[a-z]+-(?=adhika-)/, '')
}
