import { bhavaOf } from '../earth/houses.ts'
import { grahasAspecting } from '../kundli/aspects.ts'
import type { Longitudes } from '../kundli/chart.ts'
import { makeChart, mapGrahas } from '../kundli/chart.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'
import type { KpLords } from './subs.ts'
import { kpLordsOf } from './subs.ts'

/**
 * The significators of a house, in four folds from the strongest down (K. S. Krishnamurti, KP Reader III): grahas in
 * the star of an occupant, the occupants, grahas in the star of the owner, the owner of the sign at the cusp.
 */
export type HouseSignificators = {
  inStarOfOccupant: Graha[]
  occupants: Graha[]
  inStarOfOwner: Graha[]
  owner: Graha
}

/** The houses, 1…12, that a graha signifies, in the same four folds. */
export type GrahaSignifies = {
  starOccupies: number
  occupies: number
  starOwns: number[]
  owns: number[]
}

export type KpHouse = { house: number; cuspDeg: number; lords: KpLords; significators: HouseSignificators }
export type KpGraha = { lonDeg: number; lords: KpLords; signifies: GrahaSignifies }

/**
 * For whom a node acts (KP Reader IV): the grahas with it in its sign, those that aspect the sign, the lord of its star
 * and the lord of its sign. The other node is left out.
 */
export type NodeAgency = { joinedBy: Graha[]; aspectedBy: Graha[]; starLord: Graha; rashiLord: Graha }

export type KpChart = {
  /** In order, the first to the twelfth. */
  houses: KpHouse[]
  grahas: Record<Graha, KpGraha>
  nodes: Record<'rahu' | 'ketu', NodeAgency>
}

/** Reads a chart by its cusps: a house reaches from one cusp to the next. All longitudes are sidereal, in degrees. */
export function makeKpChart(cuspsDeg: readonly number[], lonDeg: Longitudes): KpChart {
  const startDeg = [...cuspsDeg]
  const lordsOfCusps = cuspsDeg.map(kpLordsOf)
  const lords = mapGrahas((graha) => kpLordsOf(lonDeg[graha]))
  const occupied = mapGrahas((graha) => bhavaOf(lonDeg[graha], { startDeg }))
  const ownedBy = (graha: Graha) => lordsOfCusps.flatMap(({ rashi }, index) => (rashi === graha ? [index + 1] : []))
  const inStarOf = (graha: Graha) => grahas.filter((other) => lords[other].star === graha)

  const houses = cuspsDeg.map((cuspDeg, index): KpHouse => {
    const house = index + 1
    const owner = lordsOfCusps[index]!.rashi
    const occupants = grahas.filter((graha) => occupied[graha] === house)
    return {
      house,
      cuspDeg,
      lords: lordsOfCusps[index]!,
      significators: {
        inStarOfOccupant: grahas.filter((graha) => occupants.includes(lords[graha].star)),
        occupants,
        inStarOfOwner: inStarOf(owner),
        owner,
      },
    }
  })
  const agencyOf = (node: 'rahu' | 'ketu'): NodeAgency => {
    const chart = makeChart(lonDeg, cuspsDeg[0]!)
    const isOther = (graha: Graha) => graha !== 'rahu' && graha !== 'ketu'
    return {
      joinedBy: grahas.filter((graha) => isOther(graha) && chart.rashi[graha] === chart.rashi[node]),
      aspectedBy: grahasAspecting(chart, chart.rashi[node]).filter(isOther),
      starLord: lords[node].star,
      rashiLord: lords[node].rashi,
    }
  }
  return {
    houses,
    grahas: mapGrahas((graha) => ({
      lonDeg: lonDeg[graha],
      lords: lords[graha],
      signifies: {
        starOccupies: occupied[lords[graha].star],
        occupies: occupied[graha],
        starOwns: ownedBy(lords[graha].star),
        owns: ownedBy(graha),
      },
    })),
    nodes: { rahu: agencyOf('rahu'), ketu: agencyOf('ketu') },
  }
}
