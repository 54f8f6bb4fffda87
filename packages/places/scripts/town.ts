/** A place while the data file is being built. */
export type Town = {
  id: number
  name: string
  hindi: string | null
  /** Further names it is found by. */
  others: string[]
  /** Names that GeoNames lists, in many languages: useful for a whole match, noise otherwise. */
  byNames: string[]
  country: string
  /** GeoNames' codes, such as 36 and 197 in IN.36.197. */
  admin1: string
  admin2: string
  latDeg: number
  lonDeg: number
  population: number
  zone: string
  /** Seats of government and places of pilgrimage are searched more often than their size suggests. */
  rankBonus: number
}

export function kilometresBetween(a: Pick<Town, 'latDeg' | 'lonDeg'>, b: Pick<Town, 'latDeg' | 'lonDeg'>): number {
  const eastShrink = Math.cos((a.latDeg * Math.PI) / 180)
  return Math.hypot(a.latDeg - b.latDeg, (a.lonDeg - b.lonDeg) * eastShrink) * 111.2
}

/** Returns a number for a place that has none from GeoNames. It is the same in every build. */
export function ownId(country: string, name: string, latDeg: number, lonDeg: number): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${country}.${name}.${latDeg.toFixed(2)}.${lonDeg.toFixed(2)}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  // GeoNames is at thirteen million, so the upper half of 32 bits is free for ours.
  return (0x8000_0000 | (hash >>> 1)) >>> 0
}
