import { requireInteger } from '../../errors.ts'
import type { SevenGraha } from '../chart.ts'
import { mapSevenGrahas, sevenGrahas } from '../chart.ts'
import type { Contributor } from './bindu-table.ts'
import { binduHouses, contributors } from './bindu-table.ts'
import type { Pinda } from './shodhana.ts'
import { pindaOf, reduceEkadhipatya, reduceTrikona } from './shodhana.ts'

export { contributors }
export type { Contributor, Pinda }

/** Rashi indices of the seven grahas and the ascendant. 0 is mesha. */
export type ContributorRashis = Record<Contributor, number>

export type BhinnaAshtakavarga = {
  /** Bindus of each rashi, 0…8. Index 0 is mesha. */
  bindus: number[]
  /** The contributors of the bindus: 1 or 0 for each rashi. */
  prastara: Record<Contributor, number[]>
}

export type ReducedAshtakavarga = {
  afterTrikona: number[]
  afterEkadhipatya: number[]
  pinda: Pinda
}

export type Ashtakavarga = {
  bhinna: Record<SevenGraha, BhinnaAshtakavarga>
  /** The ascendant's own ashtakavarga, which is not counted in the sarva. */
  ascendant: BhinnaAshtakavarga
  /** Sums of the seven for each rashi, 337 in total. */
  sarva: number[]
  reduced: Record<SevenGraha, ReducedAshtakavarga>
}

export function makeAshtakavarga(rashi: ContributorRashis): Ashtakavarga {
  for (const contributor of contributors) requireInteger(rashi[contributor], 0, 11, `rashi.${contributor}`)
  const bhinna = mapSevenGrahas((graha) => countBindus(graha, rashi))
  const sarva = twelveZeros().map((_, index) =>
    sevenGrahas.reduce((sum, graha) => sum + bhinna[graha].bindus[index]!, 0),
  )
  const reduced = mapSevenGrahas((graha) => {
    const afterTrikona = reduceTrikona(bhinna[graha].bindus)
    const afterEkadhipatya = reduceEkadhipatya(afterTrikona, rashi)
    return { afterTrikona, afterEkadhipatya, pinda: pindaOf(afterEkadhipatya, rashi) }
  })
  return { bhinna, ascendant: countBindus('ascendant', rashi), sarva, reduced }
}

function countBindus(of: SevenGraha | 'ascendant', rashi: ContributorRashis): BhinnaAshtakavarga {
  const bindus = twelveZeros()
  const prastara = {} as Record<Contributor, number[]>
  for (const contributor of contributors) {
    const row = twelveZeros()
    for (const house of binduHouses[of][contributor]) {
      const index = (rashi[contributor] + house - 1) % 12
      row[index] = 1
      bindus[index]! += 1
    }
    prastara[contributor] = row
  }
  return { bindus, prastara }
}

/** Written as a literal: a chart makes eighty of these, and a filled or mapped array takes several times as long. */
function twelveZeros(): number[] {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}
