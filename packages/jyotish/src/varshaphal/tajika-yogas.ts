import type { Chart, SevenGraha } from '../kundli/chart.ts'
import { houseOf, lordOfRashi, makeChart, sevenGrahas } from '../kundli/chart.ts'
import { isDebilitated, isDignified, isExalted } from '../kundli/dignity.ts'
import { vargaRashi } from '../kundli/vargas/vargas.ts'
import { degInRashi } from '../zodiac/division.ts'
import { tajikaDrekkanaLord } from './pancha-vargiya.ts'
import { deeptamshaDeg, tajikaAspect } from './tajika-aspects.ts'
import type { TajikaChart, TajikaPair } from './tajika-pairs.ts'
import { findPair, isFaster } from './tajika-pairs.ts'

/** Yogas of a whole annual chart, or of more than the two grahas of a pair. */
export const tajikaYogas = [
  'ikkavala',
  'induvara',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairi-kamboola',
  'radda',
  'tambira',
  'kuttha',
] as const
export type TajikaYoga = (typeof tajikaYogas)[number]

/**
 * `grahas` are the two that the yoga is about, `by` the third that carries, strengthens or spoils. Ikkavala and induvara
 * are about the whole chart, so they name none.
 */
export type FoundTajikaYoga = { yoga: TajikaYoga; grahas: SevenGraha[]; by: SevenGraha | null }

/**
 * Finds the yogas of an annual chart (Tajika Neelakanthi, Samjna Tantra) with the conditions of P. V. R. Narasimha Rao,
 * An Integrated Approach, 29.2. Of the sixteen those are left out for which his rule and his own example differ
 * (duhphali-kuttha, dutthottha-davira, khallasara) and the one without a test (durupha).
 */
export function findTajikaYogas(tajika: TajikaChart, pairs: readonly TajikaPair[]): FoundTajikaYoga[] {
  const itthasalas = pairs.filter(({ yoga }) => yoga === 'itthasala')
  return [
    ...placesOfAll(tajika.chart),
    ...carriedLight(tajika),
    ...itthasalas.flatMap((pair) => [
      ...manau(tajika.chart, pair),
      ...kamboola(itthasalas, pair),
      ...gairiKamboola(tajika, itthasalas, pair),
      ...radda(tajika, pair),
    ]),
    ...tambiras(tajika),
    ...kutthas(tajika.chart),
  ]
}

/** Ikkavala: nobody in the houses 3, 6, 9 and 12. Induvara: all of them there. */
function placesOfAll(chart: Chart): FoundTajikaYoga[] {
  const inApoklima = sevenGrahas.filter((graha) => houseOf(chart, graha) % 3 === 0).length
  if (inApoklima === 0) return [{ yoga: 'ikkavala', grahas: [], by: null }]
  return inApoklima === sevenGrahas.length ? [{ yoga: 'induvara', grahas: [], by: null }] : []
}

/**
 * Nakta and yamaya: two grahas do not see each other, and a third brings them together. In nakta it is faster than both
 * and carries the light of one to the other: it has an itthasala with one of them, and with the other an itthasala (as
 * in Narasimha Rao's example) or an ishrafa (as in B. V. Raman's). In yamaya it is slower than both, and both come to
 * it.
 */
function carriedLight(tajika: TajikaChart): FoundTajikaYoga[] {
  const { chart } = tajika
  return sevenGrahas.flatMap((one, index) =>
    sevenGrahas.slice(index + 1).flatMap((other) => {
      if (tajikaAspect(chart.rashi[one], chart.rashi[other]) !== null) return []
      return sevenGrahas.flatMap((third): FoundTajikaYoga[] => {
        if (third === one || third === other) return []
        const links = [findPair(tajika, third, one), findPair(tajika, third, other)]
        const isFormed = (link: TajikaPair | null) => link !== null && link.stage !== 'bhavishya'
        if (!links.every(isFormed)) return []
        const coming = links.filter((link) => link!.yoga === 'itthasala').length
        const isFastest = isFaster(third, one) && isFaster(third, other)
        const isSlowest = isFaster(one, third) && isFaster(other, third)
        if (isFastest && coming > 0) return [{ yoga: 'nakta', grahas: [one, other], by: third }]
        return isSlowest && coming === 2 ? [{ yoga: 'yamaya', grahas: [one, other], by: third }] : []
      })
    }),
  )
}

/** Manau: Mars or Saturn stands with the faster graha, within its orb, and takes the itthasala away. */
function manau(chart: Chart, { faster, slower }: TajikaPair): FoundTajikaYoga[] {
  const spoilers = (['mars', 'saturn'] as const).filter((graha) => {
    if (graha === faster || graha === slower || chart.rashi[graha] !== chart.rashi[faster]) return false
    return Math.abs(chart.lonDeg[graha] - chart.lonDeg[faster]) <= deeptamshaDeg[faster]
  })
  return spoilers.map((by) => ({ yoga: 'manau', grahas: [faster, slower], by }))
}

/** Kamboola: the Moon has an itthasala with one of the two, and strengthens theirs. */
function kamboola(itthasalas: readonly TajikaPair[], { faster, slower }: TajikaPair): FoundTajikaYoga[] {
  if (faster === 'moon') return []
  const isReached = itthasalas.some(
    (pair) => pair.faster === 'moon' && (pair.slower === faster || pair.slower === slower),
  )
  return isReached ? [{ yoga: 'kamboola', grahas: [faster, slower], by: 'moon' }] : []
}

/** The last degree of a sign. */
const LAST_DEG = 29

/** Returns the same chart with one graha at the beginning of the next sign. */
function afterEntering(tajika: TajikaChart, graha: SevenGraha): TajikaChart {
  const { lonDeg, rashi, lagnaRashi } = tajika.chart
  const moved = { ...lonDeg, [graha]: ((rashi[graha] + 1) % 12) * 30 }
  return { ...tajika, chart: makeChart(moved, lagnaRashi * 30) }
}

/**
 * Gairi-kamboola: a Moon without a dignity, in the last degree of a sign, makes no kamboola now, but will in the next
 * sign, where it also comes to a third graha in its own or its exaltation sign.
 */
function gairiKamboola(tajika: TajikaChart, itthasalas: readonly TajikaPair[], pair: TajikaPair): FoundTajikaYoga[] {
  const { chart } = tajika
  const moonDeg = chart.lonDeg.moon
  if (pair.faster === 'moon' || degInRashi(moonDeg) < LAST_DEG || hasMoonDignity(chart)) return []
  if (kamboola(itthasalas, pair).length > 0) return []
  const next = afterEntering(tajika, 'moon')
  const comesTo = (graha: SevenGraha) => findPair(next, 'moon', graha)?.yoga === 'itthasala'
  const isHelped = sevenGrahas.some(
    (graha) => !['moon', pair.faster, pair.slower].includes(graha) && isDignified(chart, graha) && comesTo(graha),
  )
  if (!isHelped || !(comesTo(pair.faster) || comesTo(pair.slower))) return []
  return [{ yoga: 'gairi-kamboola', grahas: [pair.faster, pair.slower], by: 'moon' }]
}

/** The Moon is lord of no hadda, so of the book's three places of its own only two can occur. */
function hasMoonDignity(chart: Chart): boolean {
  const moonDeg = chart.lonDeg.moon
  const places = [tajikaDrekkanaLord(moonDeg), lordOfRashi(vargaRashi('d9', moonDeg))]
  return isExalted(chart, 'moon') || isDebilitated(chart, 'moon') || places.includes('moon')
}

/** Radda: one of the two is debilitated, retrograde or combust, and the itthasala does not keep its promise. */
function radda({ chart, isRetrograde, isCombust }: TajikaChart, { faster, slower }: TajikaPair): FoundTajikaYoga[] {
  return [faster, slower]
    .filter((graha) => isDebilitated(chart, graha) || isRetrograde[graha] || isCombust[graha])
    .map((by) => ({ yoga: 'radda', grahas: [faster, slower], by }))
}

/** Tambira: in the last degree of a sign, and with an itthasala only from the next sign on. */
function tambiras(tajika: TajikaChart): FoundTajikaYoga[] {
  const { chart, isRetrograde } = tajika
  return sevenGrahas.flatMap((graha) => {
    if (isRetrograde[graha] || degInRashi(chart.lonDeg[graha]) < LAST_DEG) return []
    const next = afterEntering(tajika, graha)
    return sevenGrahas
      .filter((other) => other !== graha && isFaster(graha, other))
      .filter((other) => findPair(tajika, graha, other)?.yoga !== 'itthasala')
      .filter((other) => findPair(next, graha, other)?.yoga === 'itthasala')
      .map((other) => ({ yoga: 'tambira' as const, grahas: [graha, other], by: null }))
  })
}

/** Kuttha: a graha in the lagna is seen by one in its own or its exaltation sign, outside the houses 3, 6, 9 and 12. */
function kutthas(chart: Chart): FoundTajikaYoga[] {
  const inLagna = sevenGrahas.filter((graha) => houseOf(chart, graha) === 1)
  return inLagna.flatMap((graha) =>
    sevenGrahas
      .filter((other) => other !== graha && isDignified(chart, other) && houseOf(chart, other) % 3 !== 0)
      .filter((other) => tajikaAspect(chart.rashi[other], chart.lagnaRashi) !== null)
      .map((by) => ({ yoga: 'kuttha' as const, grahas: [graha], by })),
  )
}
