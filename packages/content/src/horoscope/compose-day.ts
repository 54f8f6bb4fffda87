import { type CivilDate, type Graha, MS_PER_DAY, type Rashi, type Sky } from '@sankalp/jyotish'
import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import type { Cause, CauseKind } from './causes.ts'
import { isKind } from './causes.ts'
import { type Composition, compose } from './compose.ts'
import { dayCauses, dayOfStay, houseFrom } from './day-causes.ts'
import { type DaySky, daySky } from './day-sky.ts'
import { goodHourOf } from './good-hour.ts'
import { headlineOfDay } from './headline.ts'
import { type Scene, CausedSentence } from './caused-sentence.ts'
import { toneOf } from './tone.ts'

/** The kind of cause that exists every day, for each area. */
const dailyKind: Record<HoroscopeArea, CauseKind> = {
  personal_life: 'yoga',
  profession: 'moon-nakshatra',
  money: 'vara',
  health: 'tithi',
  travel: 'vara',
  luck: 'tara',
  emotions: 'moon-nakshatra',
}

/** What the sky of a day has for all signs alike. */
const commonKinds: readonly CauseKind[] = [
  'moon-nakshatra',
  'yoga',
  'tithi',
  'vara',
  'station',
  'moon-with',
  'moon-seen',
  'bhadra',
]

/**
 * The houses that speak of an area. What is common to all signs is told to those from whom the Moon stands in one of
 * them: six of twelve, or a day would say the same to everybody.
 */
export const housesOfArea: Record<HoroscopeArea, readonly number[]> = {
  personal_life: [1, 2, 4, 5, 7, 11],
  profession: [2, 3, 6, 9, 10, 11],
  money: [2, 5, 6, 8, 11, 12],
  health: [1, 4, 6, 7, 8, 12],
  travel: [3, 4, 7, 9, 10, 12],
  luck: [2, 5, 8, 9, 10, 11],
  emotions: [1, 3, 5, 6, 8, 12],
}

/** Whose houses are told to the other signs instead; they take turns from day to day. */
const grahasOfArea: Record<HoroscopeArea, readonly Graha[]> = {
  personal_life: ['venus', 'jupiter'],
  profession: ['mercury', 'sun', 'saturn', 'rahu'],
  money: ['mercury', 'venus'],
  health: ['sun', 'mars', 'ketu', 'saturn'],
  travel: ['mercury', 'rahu'],
  luck: ['venus', 'jupiter'],
  emotions: ['mars', 'ketu'],
}

/** Kinds of causes of only some days, the rarest first; only one of them is used. */
const rareKinds: readonly CauseKind[] = [
  'ingress',
  'station',
  'moon-with',
  'moon-seen',
  'graha-house',
  'bhadra',
  'tara',
]

/** Grahas that the Moon meets in a sign are mentioned on the first day there, not again on the second. */
const contactKinds: readonly CauseKind[] = ['moon-with', 'moon-seen']

/** On a day on which the Moon moves to the next house, these areas mention both. */
const lookAtBoth: readonly HoroscopeArea[] = ['profession', 'emotions']

export function composeDay(sky: Sky, date: CivilDate, sign: Rashi): Composition {
  return composeDayUnder(daySky(sky, date), sign)
}

/** Composes a day from a sky that is already computed: twelve signs share it. */
export function composeDayUnder(day: DaySky, sign: Rashi): Composition {
  const scene: Scene = { period: day.period, causes: dayCauses(day, sign) }
  const isFirstTurn = dayOfStay(day.moon.from, day.period) % 2 === 0
  const moonHouse = houseFrom(sign, day.moon.rashi)
  const composed = compose(scene, (area) => {
    const isConcerned = housesOfArea[area].includes(moonHouse)
    const rare = rareKinds.filter(
      (kind) => (isFirstTurn || !contactKinds.includes(kind)) && (isConcerned || !commonKinds.includes(kind)),
    )
    return [
      ...moonSentences(scene, day, area),
      isConcerned || !commonKinds.includes(dailyKind[area]) ? dailySentence(scene, area) : grahaSentence(scene, area),
      rareSentence(scene, area, rare),
    ]
  })
  return { ...composed, headline: headlineOfDay(day, sign), goodHour: goodHourOf(day.muhurtas, day.period, sign) }
}

function moonSentences(scene: Scene, day: DaySky, area: HoroscopeArea): (CausedSentence | null)[] {
  const stays = scene.causes.filter((cause) => isKind(cause, 'moon-house'))
  const main = stays.find(({ from }) => from === day.moon.from)!
  if (stays.length === 1 || !lookAtBoth.includes(area)) return [CausedSentence.make(scene, main, area)]
  return stays.map((cause) => CausedSentence.make(scene, cause, area, { isPart: true }))
}

function dailySentence(scene: Scene, area: HoroscopeArea): CausedSentence | null {
  const causes = scene.causes.filter(({ kind }) => kind === dailyKind[area])
  return firstSentence(scene, causes, area)
}

/** A graha that has no turn as lord of the day still stands somewhere. */
function grahaSentence(scene: Scene, area: HoroscopeArea): CausedSentence | null {
  const turns = grahasOfArea[area]
  const graha = turns[Math.floor(scene.period.from / MS_PER_DAY) % turns.length]
  const causes = scene.causes.filter((cause) => isKind(cause, 'graha-house') && cause.facts.graha === graha)
  return firstSentence(scene, causes, area)
}

function rareSentence(scene: Scene, area: HoroscopeArea, kinds: readonly CauseKind[]): CausedSentence | null {
  // Luck has its tara already; travel mentions only the birth nakshatras that require care.
  const causes = kinds.flatMap((kind) => scene.causes.filter((cause) => cause.kind === kind && isRareFor(cause, area)))
  return firstSentence(scene, causes, area)
}

function isRareFor(cause: Cause, area: HoroscopeArea): boolean {
  if (isKind(cause, 'graha-house') && cause.facts.because === 'turn') return false
  return cause.kind !== 'tara' || (area === 'travel' && toneOf(cause) === 'care')
}

function firstSentence(scene: Scene, causes: readonly Cause[], area: HoroscopeArea): CausedSentence | null {
  for (const cause of causes) {
    const found = CausedSentence.make(scene, cause, area)
    if (found) return found
  }
  return null
}
