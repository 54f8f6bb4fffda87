import type { Graha, Rashi, Sky } from '@sankalp/jyotish'
import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import type { Cause } from './causes.ts'
import { isKind } from './causes.ts'
import { type Composition, compose } from './compose.ts'
import { type Period, monthPeriod, yearPeriod } from './india-time.ts'
import { periodCauses } from './period-causes.ts'
import { type Scene, CausedSentence } from './caused-sentence.ts'

/** Selects the causes for an area; the order of the list is the order of the text. */
type Pick = (cause: Cause) => boolean

const housesOf =
  (graha: Graha, houses?: readonly number[]): Pick =>
  (cause) =>
    isKind(cause, 'graha-house') && cause.facts.graha === graha && (houses?.includes(cause.facts.house) ?? true)
const pass =
  (house: number): Pick =>
  (cause) =>
    isKind(cause, 'moon-pass') && cause.facts.house === house
const kind =
  (name: Cause['kind']): Pick =>
  (cause) =>
    cause.kind === name

/** In a month the quick grahas matter. */
const monthPicks: Record<HoroscopeArea, Pick[]> = {
  personal_life: [housesOf('venus'), kind('retrograde'), pass(7)],
  profession: [housesOf('sun'), kind('station'), pass(10), kind('eclipse')],
  money: [housesOf('mercury'), housesOf('venus')],
  health: [housesOf('mars'), kind('station'), pass(6)],
  travel: [housesOf('mercury'), kind('station'), pass(9)],
  luck: [housesOf('jupiter'), kind('station'), pass(11), kind('new-moon')],
  emotions: [kind('full-moon'), pass(8), housesOf('ketu'), kind('eclipse')],
}

/** In a year the slow grahas matter; of the quick ones only the passage that matters most in an area is used. */
const yearPicks: Record<HoroscopeArea, Pick[]> = {
  personal_life: [housesOf('jupiter'), housesOf('venus', [7]), kind('retrograde')],
  profession: [housesOf('saturn'), housesOf('sun', [10]), kind('retrograde'), kind('eclipse')],
  money: [housesOf('venus', [2, 11]), housesOf('mercury', [2, 11])],
  health: [housesOf('saturn'), housesOf('mars', [6, 8]), kind('retrograde')],
  travel: [housesOf('rahu'), housesOf('mercury', [9]), kind('retrograde')],
  luck: [housesOf('jupiter'), housesOf('venus', [11])],
  emotions: [housesOf('ketu'), kind('eclipse')],
}

export function composeMonth(sky: Sky, month: { year: number; month: number }, sign: Rashi): Composition {
  return composePeriod(sky, monthPeriod(month), sign, monthPicks)
}

export function composeYear(sky: Sky, year: number, sign: Rashi): Composition {
  return composePeriod(sky, yearPeriod(year), sign, yearPicks)
}

function composePeriod(sky: Sky, period: Period, sign: Rashi, picks: Record<HoroscopeArea, Pick[]>): Composition {
  const scene: Scene = { period, causes: periodCauses(sky, period, sign) }
  return compose(scene, (area) =>
    picks[area].flatMap((pick) =>
      scene.causes.filter(pick).map((cause) => CausedSentence.make(scene, cause, area, { isPart: isCut(cause) })),
    ),
  )
}

/** Returns whether a cause holds for only a part of the period, so that the text must give its dates. */
export function isCut(cause: Cause): boolean {
  const isBroken = isKind(cause, 'graha-house') && cause.facts.because === 'period' && cause.facts.stays.length > 1
  const names: readonly Cause['kind'][] = ['graha-house', 'station']
  return isBroken || (names.includes(cause.kind) && (cause.from !== undefined || cause.until !== undefined))
}
