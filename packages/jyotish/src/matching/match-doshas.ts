import { nakshatraIndex, rashiIndex } from '../zodiac/division.ts'
import type { SevenGraha } from '../kundli/chart.ts'
import { lordOfRashi } from '../kundli/chart.ts'
import { naturalTie } from '../kundli/friendship.ts'
import type { MoonAttributes } from '../kundli/moon-attributes.ts'
import { vargaRashi } from '../kundli/vargas/vargas.ts'
import type { BhakootDistance } from './koots.ts'
import { bhakootDistance } from './koots.ts'

/** Why a dosha counts as cancelled. The points of its koot do not change. */
export type BhakootCancellation = 'same-sign-lord' | 'sign-lords-friends' | 'navamsha-lords-friends'
export type NadiCancellation = 'same-sign-other-nakshatra' | 'same-nakshatra-other-sign' | 'same-nakshatra-other-pada'
export type GanaCancellation = 'same-sign-lord' | 'sign-lords-friends' | 'navamsha-lords-friends'

export type BhakootDosha = { distance: BhakootDistance; cancellations: BhakootCancellation[] }
export type NadiDosha = { nadi: MoonAttributes['nadi']; cancellations: NadiCancellation[] }
export type GanaDosha = {
  groom: MoonAttributes['gana']
  bride: MoonAttributes['gana']
  cancellations: GanaCancellation[]
}

export type MatchDoshas = { nadi: NadiDosha | null; bhakoot: BhakootDosha | null; gana: GanaDosha | null }

type Couple = { groomMoonDeg: number; brideMoonDeg: number; groom: MoonAttributes; bride: MoonAttributes }

export function findMatchDoshas(couple: Couple): MatchDoshas {
  const { groomMoonDeg, brideMoonDeg, groom, bride } = couple
  const distance = bhakootDistance(rashiIndex(groomMoonDeg), rashiIndex(brideMoonDeg))
  const oneIsRakshasa = (groom.gana === 'rakshasa') !== (bride.gana === 'rakshasa')
  return {
    nadi: groom.nadi === bride.nadi ? { nadi: groom.nadi, cancellations: nadiCancellations(couple) } : null,
    bhakoot: distance && { distance, cancellations: lordCancellations(couple) },
    gana: oneIsRakshasa ? { groom: groom.gana, bride: bride.gana, cancellations: lordCancellations(couple) } : null,
  }
}

function nadiCancellations({ groomMoonDeg, brideMoonDeg, groom, bride }: Couple): NadiCancellation[] {
  const sameSign = rashiIndex(groomMoonDeg) === rashiIndex(brideMoonDeg)
  const sameNakshatra = nakshatraIndex(groomMoonDeg) === nakshatraIndex(brideMoonDeg)
  if (sameSign && !sameNakshatra) return ['same-sign-other-nakshatra']
  if (!sameNakshatra) return []
  if (!sameSign) return ['same-nakshatra-other-sign']
  return groom.pada === bride.pada ? [] : ['same-nakshatra-other-pada']
}

function lordCancellations({ groomMoonDeg, brideMoonDeg }: Couple): BhakootCancellation[] {
  const cancellations: BhakootCancellation[] = []
  const groomLord = lordOfRashi(rashiIndex(groomMoonDeg))
  const brideLord = lordOfRashi(rashiIndex(brideMoonDeg))
  if (groomLord === brideLord) cancellations.push('same-sign-lord')
  else if (areMutualFriends(groomLord, brideLord)) cancellations.push('sign-lords-friends')
  const groomNavamsha = lordOfRashi(vargaRashi('d9', groomMoonDeg))
  const brideNavamsha = lordOfRashi(vargaRashi('d9', brideMoonDeg))
  if (areMutualFriends(groomNavamsha, brideNavamsha)) cancellations.push('navamsha-lords-friends')
  return cancellations
}

/** A lord is its own friend. */
function areMutualFriends(one: SevenGraha, other: SevenGraha): boolean {
  return naturalTie(one, other) === 'friend' && naturalTie(other, one) === 'friend'
}
