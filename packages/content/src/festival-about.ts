/**
 * Returns the key under which festival-words describes a festival. Full and new moons of added months, most of which
 * come once in a lifetime, share theirs.
 */
export function aboutKey(festival: string): string {
  return festival.replace(/^[a-z]+-(?=adhika-)/, '')
}
