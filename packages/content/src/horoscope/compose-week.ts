import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import { type CivilDate, type Graha, MS_PER_DAY, type Rashi, type Sky } from '@sankalp/jyotish'
import { CausedSentence, type Scene } from './caused-sentence.ts'
import { type Cause, type CauseKind, isKind } from './causes.ts'
import { housesOfArea } from './compose-day.ts'
import { isCut } from './compose-period.ts'
import { type Composition, compose } from './compose.ts'
import { houseFrom } from './day-causes.ts'
import { headlineOfWeek } from './headline.ts'
import { type Period, weekPeriod } from './india-time.ts'
import { periodCauses } from './period-causes.ts'
import { overlapMs, staysOf } from './stays.ts'

/** The grahas whose houses are told; those of an area take turns from week to week. */
const grahasOfArea: Record<HoroscopeArea, readonly Graha[]> = {
  personal_life: ['venus', 'jupiter'],
  profession: ['sun', 'mercury', 'saturn', 'rahu'],
  money: ['venus', 'mercury'],
  health: ['mars', 'sun', 'saturn', 'ketu'],
  travel: ['mercury', 'rahu'],
  luck: ['jupiter', 'venus'],
  emotions: ['mars', 'ketu'],
}

/** What happens only in some weeks, the rarest first; an area tells one of them. */
const rareKinds: readonly CauseKind[] = ['eclipse', 'station', 'full-moon', 'new-moon', 'retrograde']

/** A shorter part of the Moon's stay within the week gets no sentence. */
const LEAST_STAY_MS = 0.75 * MS_PER_DAY

/** Composes the week of a date, from Monday to Sunday: each area from a graha, the Moon's days, and what is rare. */
export function composeWeek(sky: Sky, date: CivilDate, sign: Rashi): Composition {
  const period = weekPeriod(date)
  const week = Math.floor(period.from / (7 * MS_PER_DAY))
  const scene: Scene = { period, causes: [...periodCauses(sky, period, sign), ...moonCauses(sky, period, sign, week)] }
  const composed = compose(scene, (area) => [
    ...grahaSentences(scene, area, week),
    moonSentence(scene, area, week),
    rareSentence(scene, area),
  ])
  return { ...composed, headline: headlineOfWeek(sky, period, scene.causes, sign) }
}

function moonCauses(sky: Sky, period: Period, sign: Rashi, week: number): Cause[] {
  const turn = week % 2 === 0 ? ('first' as const) : ('second' as const)
  return staysOf(sky, 'moon', period)
    .filter((stay) => overlapMs(stay, period) >= LEAST_STAY_MS)
    .map(({ rashi, from, until }) => {
      return { kind: 'moon-house', facts: { house: houseFrom(sign, rashi), turn }, from, until }
    })
}

function grahaSentences(scene: Scene, area: HoroscopeArea, week: number): (CausedSentence | null)[] {
  const turns = grahasOfArea[area]
  const graha = turns[week % turns.length]
  return scene.causes
    .filter((cause) => isKind(cause, 'graha-house') && cause.facts.graha === graha)
    .map((cause) => CausedSentence.make(scene, cause, area, { isPart: isCut(cause) }))
}

/** Tells of the days on which the Moon is in a house that speaks of the area; these take turns if there are several. */
function moonSentence(scene: Scene, area: HoroscopeArea, week: number): CausedSentence | null {
  const stays = scene.causes.filter((cause) => isKind(cause, 'moon-house'))
  const fitting = stays.filter(({ facts }) => housesOfArea[area].includes(facts.house))
  const choice = fitting.length > 0 ? fitting : stays
  return CausedSentence.make(scene, choice[week % choice.length]!, area, { isPart: true })
}

function rareSentence(scene: Scene, area: HoroscopeArea): CausedSentence | null {
  for (const kind of rareKinds) {
    for (const cause of scene.causes.filter((one) => one.kind === kind)) {
      const found = CausedSentence.make(scene, cause, area, { isPart: isCut(cause) })
      if (found) return found
    }
  }
  return null
}
