import { degInRashi, nakshatraIndex } from '../../zodiac/division.ts'
import type { Graha } from '../../zodiac/keys.ts'
import { grahas } from '../../zodiac/keys.ts'
import { aspects } from '../aspects.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { areTogether, houseOf, isSevenGraha, lordOfRashi, mapGrahas, sevenGrahas } from '../chart.ts'
import type { Dignity } from '../dignity.ts'
import { dignityOf, isDebilitated, isDignified, isExalted, isInMoolatrikona } from '../dignity.ts'
import { naturalTie } from '../friendship.ts'
import { isBenefic, isMalefic } from '../nature.ts'

/** By age: infant, youth, adult, old, dead. */
export const baladiAvasthas = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const
export type Baladi = (typeof baladiAvasthas)[number]
/** Awake, dreaming, asleep. */
export type Jagradadi = 'jagrat' | 'swapna' | 'sushupti'
/** By the company of a graha. */
export type Deeptadi = 'deepta' | 'swastha' | 'mudita' | 'shanta' | 'deena' | 'dukhita' | 'khala' | 'vikala' | 'kopa'
/** By feeling. Several can apply at once. */
export type Lajjitadi = 'lajjita' | 'garvita' | 'kshudhita' | 'trishita' | 'mudita' | 'kshobhita'
/** By activity. */
export const shayanadiAvasthas = [
  'shayana',
  'upavesha',
  'netrapani',
  'prakasha',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const
export type Shayanadi = (typeof shayanadiAvasthas)[number]

export type Avasthas = {
  baladi: Baladi
  /** Null for a node that is neither exalted nor debilitated: it has no sign of its own. */
  jagradadi: Jagradadi | null
  deeptadi: Deeptadi | null
  lajjitadi: Lajjitadi[]
  /** Null when the birth time is unknown. */
  shayanadi: Shayanadi | null
}

export type AvasthaFacts = {
  isCombust: Readonly<Record<Graha, boolean>>
  /** Ghatis of 24 minutes since sunrise; null when the birth time is unknown. */
  ghatis: number | null
}

/** Returns the states of the nine grahas (Brihat Parashara Hora Shastra, chapter 45). */
export function findAvasthas(chart: Chart, facts: AvasthaFacts): Record<Graha, Avasthas> {
  return mapGrahas((graha) => {
    const dignity = dignityOf(chart, graha)
    return {
      baladi: baladiOf(chart.lonDeg[graha]),
      jagradadi: dignity && jagradadiOf[dignity],
      deeptadi: deeptadiOf(chart, graha, dignity, facts.isCombust[graha]),
      lajjitadi: isSevenGraha(graha) ? lajjitadiOf(chart, graha) : [],
      shayanadi: facts.ghatis === null ? null : shayanadiOf(chart, graha, facts.ghatis),
    }
  })
}

/** Returns the age state: five parts of six degrees, from infant to dead in odd signs and in reverse in even ones. */
export function baladiOf(lonDeg: number): Baladi {
  const part = Math.floor(degInRashi(lonDeg) / 6)
  const isOdd = Math.floor(lonDeg / 30) % 2 === 0
  return baladiAvasthas[isOdd ? part : 4 - part]!
}

const jagradadiOf: Record<Dignity, Jagradadi> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  'great-friend': 'swapna',
  friend: 'swapna',
  neutral: 'swapna',
  enemy: 'sushupti',
  'great-enemy': 'sushupti',
  debilitated: 'sushupti',
}

const deeptadiByDignity: Record<Dignity, Deeptadi> = {
  exalted: 'deepta',
  moolatrikona: 'swastha',
  own: 'swastha',
  'great-friend': 'mudita',
  friend: 'shanta',
  neutral: 'deena',
  enemy: 'dukhita',
  'great-enemy': 'khala',
  debilitated: 'khala',
}

/**
 * Returns the deeptadi state. Combustion overrides everything. A malefic's company overrides other signs, but not
 * exaltation or an own sign.
 */
function deeptadiOf(chart: Chart, graha: Graha, dignity: Dignity | null, isCombust: boolean): Deeptadi | null {
  if (isCombust) return 'kopa'
  if (isDignified(chart, graha)) return isExalted(chart, graha) ? 'deepta' : 'swastha'
  const hasEvilCompany = grahas.some(
    (other) => other !== graha && areTogether(chart, graha, other) && isMalefic(chart, other),
  )
  if (hasEvilCompany) return 'vikala'
  return dignity && deeptadiByDignity[dignity]
}

const wateryRashis = new Set([3, 7, 11])

function lajjitadiOf(chart: Chart, graha: SevenGraha): Lajjitadi[] {
  const states: Lajjitadi[] = []
  const joins = (other: Graha) => other !== graha && areTogether(chart, graha, other)
  const signLord = lordOfRashi(chart.rashi[graha])
  const lordTie = naturalTie(graha, signLord)
  const others = sevenGrahas.filter((other) => other !== graha)
  const isEnemy = (other: SevenGraha) => naturalTie(graha, other) === 'enemy'
  const isFriend = (other: SevenGraha) => naturalTie(graha, other) === 'friend'
  const seesMalefic = others.some((other) => isMalefic(chart, other) && aspects(chart, other, graha))

  const harsh = (['rahu', 'ketu', 'sun', 'saturn', 'mars'] as const).some(joins)
  if (chart.hasLagna && houseOf(chart, graha) === 5 && harsh) states.push('lajjita')
  if (isExalted(chart, graha) || isInMoolatrikona(graha, chart.lonDeg[graha])) states.push('garvita')
  const hungry = others.some((other) => isEnemy(other) && (joins(other) || aspects(chart, other, graha)))
  if ((lordTie === 'enemy' && !isDebilitated(chart, graha)) || hungry || joins('saturn')) states.push('kshudhita')
  const seenByEnemy = others.some((other) => isEnemy(other) && aspects(chart, other, graha))
  const seenByBenefic = others.some((other) => isBenefic(chart, other) && aspects(chart, other, graha))
  if (wateryRashis.has(chart.rashi[graha]) && seenByEnemy && !seenByBenefic) states.push('trishita')
  const cheered = others.some((other) => isFriend(other) && (joins(other) || aspects(chart, other, graha)))
  if ((lordTie === 'friend' && signLord !== graha && cheered) || joins('jupiter')) states.push('mudita')
  if (joins('sun') && (seesMalefic || seenByEnemy)) states.push('kshobhita')
  return states
}

/**
 * Returns the shayanadi state: nakshatra, graha and navamsha multiplied, plus birth star, ghati and lagna, modulo
 * twelve. All are counted from one, and the ghati is the running one.
 */
function shayanadiOf(chart: Chart, graha: Graha, ghatis: number): Shayanadi {
  const nakshatra = nakshatraIndex(chart.lonDeg[graha]) + 1
  const navamsha = Math.floor((degInRashi(chart.lonDeg[graha]) * 9) / 30) + 1
  const product = nakshatra * (grahas.indexOf(graha) + 1) * navamsha
  const birthStar = nakshatraIndex(chart.lonDeg.moon) + 1
  const sum = product + birthStar + Math.floor(ghatis) + 1 + chart.lagnaRashi + 1
  return shayanadiAvasthas[(sum + 11) % 12]!
}
