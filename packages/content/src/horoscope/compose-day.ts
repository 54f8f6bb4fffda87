import type { CivilDate, Rashi, Sky } from '@sankalp/jyotish'
import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import type { Cause, CauseKind } from './causes.ts'
import { isKind } from './causes.ts'
import { type Composition, compose } from './compose.ts'
import { dayCauses, dayOfStay } from './day-causes.ts'
import { type DaySky, daySky } from './day-sky.ts'
import { type Scene, CausedSentence } from './caused-sentence.ts'
import { toneOf } from './tone.ts'

/** What every day has something of, for each area. */
const dailyKind: Record<HoroscopeArea, CauseKind> = {
  personal_life: 'yoga',
  profession: 'moon-nakshatra',
  health: 'tithi',
  travel: 'vara',
  luck: 'tara',
  emotions: 'moon-nakshatra',
}

/** What only some days have, the rarest first; one of them is told. */
const rareKinds: readonly CauseKind[] = [
  'ingress',
  'station',
  'moon-with',
  'moon-seen',
  'graha-house',
  'bhadra',
  'tara',
]

/** Whom the Moon meets in a sign is told on the first day there, not again on the second. */
const contactKinds: readonly CauseKind[] = ['moon-with', 'moon-seen']

/** On a day on which the Moon goes on to the next house these areas look at both. */
const lookAtBoth: readonly HoroscopeArea[] = ['profession', 'emotions']

export function composeDay(sky: Sky, date: CivilDate, sign: Rashi): Composition {
  return composeDayUnder(daySky(sky, date), sign)
}

/** The same for a sky that is at hand already: twelve signs share it. */
export function composeDayUnder(day: DaySky, sign: Rashi): Composition {
  const scene: Scene = { period: day.period, causes: dayCauses(day, sign) }
  const isFirstTurn = dayOfStay(day.moon.from, day.period) % 2 === 0
  return compose(scene, (area) => [
    ...moonSentences(scene, day, area),
    dailySentence(scene, area),
    rareSentence(scene, area, isFirstTurn ? rareKinds : rareKinds.filter((kind) => !contactKinds.includes(kind))),
  ])
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

function rareSentence(scene: Scene, area: HoroscopeArea, kinds: readonly CauseKind[]): CausedSentence | null {
  // Luck has its tara already; in travel only the birth stars that ask for care are spoken of.
  const causes = kinds.flatMap((kind) => scene.causes.filter((cause) => cause.kind === kind && isRareFor(cause, area)))
  return firstSentence(scene, causes, area)
}

function isRareFor(cause: Cause, area: HoroscopeArea): boolean {
  return cause.kind !== 'tara' || (area === 'travel' && toneOf(cause) === 'care')
}

function firstSentence(scene: Scene, causes: readonly Cause[], area: HoroscopeArea): CausedSentence | null {
  for (const cause of causes) {
    const found = CausedSentence.make(scene, cause, area)
    if (found) return found
  }
  return null
}
