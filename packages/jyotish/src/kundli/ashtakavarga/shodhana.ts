import type { SevenGraha } from '../chart.ts'
import { sevenGrahas } from '../chart.ts'

/** The weighted sums of a reduced ashtakavarga. Shodhya pinda is the sum of both. */
export type Pinda = { rashi: number; graha: number; shodhya: number }

/** Weights of the signs from mesha on, and of the grahas (Brihat Parashara Hora Shastra, chapter 69). */
const rashiWeights = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12]
const grahaWeights: Record<SevenGraha, number> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
}

/** The two signs of each lord that has two. The Sun and the Moon have one. */
const doubleOwned = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
] as const

/** Performs trikona shodhana: subtracts the least of three signs in trine from all three. */
export function reduceTrikona(bindus: readonly number[]): number[] {
  return bindus.map((value, index) => {
    const least = Math.min(bindus[index]!, bindus[(index + 4) % 12]!, bindus[(index + 8) % 12]!)
    return value - least
  })
}

/**
 * Performs ekadhipatya shodhana for the two signs of one lord. Nothing changes if either has no bindus or both are
 * occupied. An unoccupied sign beside an occupied one is reduced to the other's count, or to nothing if it has no more
 * than that. Two unoccupied signs are both reduced to the smaller count, or to nothing if they are equal.
 */
export function reduceEkadhipatya(bindus: readonly number[], rashi: Record<SevenGraha, number>): number[] {
  const reduced = [...bindus]
  const isOccupied = (index: number) => sevenGrahas.some((graha) => rashi[graha] === index)
  for (const [one, other] of doubleOwned) {
    const a = bindus[one]!
    const b = bindus[other]!
    if (a === 0 || b === 0) continue
    const aOccupied = isOccupied(one)
    const bOccupied = isOccupied(other)
    if (aOccupied && bOccupied) continue
    if (aOccupied) reduced[other] = b > a ? a : 0
    else if (bOccupied) reduced[one] = a > b ? b : 0
    else reduced[one] = reduced[other] = a === b ? 0 : Math.min(a, b)
  }
  return reduced
}

export function pindaOf(reduced: readonly number[], rashi: Record<SevenGraha, number>): Pinda {
  const rashiSum = reduced.reduce((sum, value, index) => sum + value * rashiWeights[index]!, 0)
  const grahaSum = sevenGrahas.reduce((sum, graha) => sum + reduced[rashi[graha]]! * grahaWeights[graha], 0)
  return { rashi: rashiSum, graha: grahaSum, shodhya: rashiSum + grahaSum }
}
