import type { SevenGraha } from '../kundli/chart.ts'
import { sevenGrahas } from '../kundli/chart.ts'
import { isCombust } from '../kundli/combustion.ts'
import type { Dignity } from '../kundli/dignity.ts'
import { causeAt, rashiKey } from './causes.ts'
import { strengthTestimonies } from './graha-strength.ts'
import type { Cause, IndicationDirection, Indication, IndicationKey, PlainDignity } from './indication-types.ts'
import { subjectOfGraha } from './subject-tables.ts'
import { clampWeight, namedCauses } from './testimony.ts'
import type { View } from './view.ts'

/** How much each state of a graha says by itself. The weights are ours: the rarer, the more. */
const signWeight: Record<PlainDignity, number> = { exalted: 50, own: 38, debilitated: 46 }
/** Mercury is never far from the Sun, and combust in two charts of five. */
const combustWeight: Record<Exclude<SevenGraha, 'sun'>, number> = {
  moon: 42,
  mars: 40,
  mercury: 30,
  jupiter: 40,
  venus: 36,
  saturn: 40,
}
/** Jupiter and Saturn are retrograde for a third of each year, Venus for six weeks in nineteen months. */
const retrogradeWeight = { mars: 42, mercury: 38, jupiter: 34, venus: 42, saturn: 34 } as const
/** The state of the lord of the lagna is one's own. */
export const OF_ONESELF = 12

export const directionOfDignity = { exalted: 'supports', own: 'supports', debilitated: 'strains' } as const

/** Exaltation, own sign and debilitation, combustion and retrograde motion of each graha. */
export function strengthIndications(view: View): Indication[] {
  const { chart, planets } = view.kundli
  return sevenGrahas.flatMap((graha) => {
    const found: Indication[] = []
    const add = (key: IndicationKey, weight: number, direction: IndicationDirection, stated: Cause) =>
      found.push(traitOf(view, graha, { key, weight, direction, stated }))
    const { dignity } = planets[graha]
    const name = dignity && view.isSignSure(graha) ? nameOf(view, graha, dignity) : null
    if (dignity && name) {
      const rashi = rashiKey(chart.rashi[graha])
      const stated = causeAt(chart, { kind: 'dignity', graha, rashi, dignity }, [graha])
      const isCancelled = name === 'debilitated' && isDebilityCancelled(view, graha)
      add(`strength/${graha}-${name}`, signWeight[name], isCancelled ? 'mixed' : directionOfDignity[name], stated)
    }
    if (graha !== 'sun' && isCombustForSure(view, graha)) {
      const stated = causeAt(chart, { kind: 'combust', graha }, [graha, 'sun'])
      add(`strength/${graha}-combust`, combustWeight[graha], 'strains', stated)
    }
    if (graha !== 'sun' && graha !== 'moon' && planets[graha].isRetrograde) {
      const stated = causeAt(chart, { kind: 'retrograde', graha }, [graha])
      add(`strength/${graha}-retrograde`, retrogradeWeight[graha], 'mixed', stated)
    }
    return found
  })
}

/** Moolatrikona is told as an own sign. Friends' and enemies' signs say too little by themselves. */
function nameOf(view: View, graha: SevenGraha, dignity: Dignity): PlainDignity | null {
  // In vrishabha the Moon is exalted for three degrees only: a quarter of a day.
  if (!view.timed && graha === 'moon' && (dignity === 'exalted' || dignity === 'moolatrikona')) return null
  if (dignity === 'moolatrikona') return 'own'
  return dignity === 'exalted' || dignity === 'own' || dignity === 'debilitated' ? dignity : null
}

type Trait = { key: IndicationKey; weight: number; direction: IndicationDirection; stated: Cause }

/** The stating fact itself helps or strains, unless it does both. */
export function withTone(stated: Cause, direction: IndicationDirection): Cause {
  return direction === 'mixed' ? stated : { ...stated, effect: direction }
}

/** A state of a graha belongs to what it is karaka of, and weighs more for the lord of the lagna. */
function traitOf(view: View, graha: SevenGraha, { key, weight, direction, stated }: Trait): Indication {
  const isOneself = view.timed !== null && view.lordOf(1) === graha
  const rest = namedCauses(strengthTestimonies(view, graha)).filter(({ kind }) => kind !== stated.kind)
  return {
    key,
    subject: isOneself ? 'nature' : subjectOfGraha[graha],
    direction,
    weight: clampWeight(weight + (isOneself ? OF_ONESELF : 0)),
    causes: [withTone(stated, direction), ...rest.slice(0, 2)],
  }
}

function isDebilityCancelled(view: View, graha: SevenGraha): boolean {
  const facts = view.kundli.yogas.find(({ key }) => key === 'neecha-bhanga')?.facts ?? []
  return facts.some(({ grahas }) => grahas[0] === graha)
}

/** Without a birth time, combust at both ends of the day. */
function isCombustForSure(view: View, graha: SevenGraha): boolean {
  const { planets } = view.kundli
  if (view.timed) return planets[graha].isCombust
  return [-0.5, 0.5].every((days) => {
    const at = (of: SevenGraha) => ({
      ...planets[of],
      lonDeg: planets[of].lonDeg + planets[of].speedDegPerDay * days,
    })
    return isCombust({ ...planets, sun: at('sun'), [graha]: at(graha) }, graha)
  })
}
