import type { Graha } from '../zodiac/keys.ts'

/**
 * The houses from the Moon sign in which a graha's passage is favourable (Phaladeepika, chapter 26; the nodes like
 * Saturn and Mars).
 */
const goodHouses: Record<Graha, readonly number[]> = {
  sun: [3, 6, 10, 11],
  moon: [1, 3, 6, 7, 10, 11],
  mars: [3, 6, 11],
  mercury: [2, 4, 6, 8, 10, 11],
  jupiter: [2, 5, 7, 9, 11],
  venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  saturn: [3, 6, 11],
  rahu: [3, 6, 11],
  ketu: [3, 6, 11],
}

export function isGoodHouse(graha: Graha, house: number): boolean {
  return goodHouses[graha].includes(house)
}
