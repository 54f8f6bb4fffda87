import type { SevenGraha } from '../kundli/chart.ts'
import { sevenGrahas } from '../kundli/chart.ts'
import { isCombust } from '../kundli/combustion.ts'
import { vargaRashi } from '../kundli/vargas/vargas.ts'
import { rashiIndex } from '../zodiac/division.ts'
import { causeAt, rashiKey } from './causes.ts'
import { plainDignity } from './divisional.ts'
import { strengthTestimonies } from './graha-strength.ts'
import type { Cause, IndicationDirection, Indication, IndicationKey } from './indication-types.ts'
import { subjectOfGraha } from './subject-tables.ts'
import { clampWeight, namedCauses } from './testimony.ts'
import { type View, ownedHouses, staysOverDay } from './view.ts'

/** How much each state of a graha says by itself. */
const signWeight = { exalted: 50, own: 36, debilitated: 46 } as const
const COMBUST_WEIGHT = 34
const RETROGRADE_WEIGHT = 26
const navamsaWeight = { exalted: 36, own: 30, debilitated: 34, vargottama: 38 } as const
/** What the lord of the lagna, and in the ninth part Venus and the lord of the seventh, say counts for more. */
const OF_ONESELF = 12
const OF_MARRIAGE = 14

const directionOfDignity = { exalted: 'supports', own: 'supports', debilitated: 'strains' } as const

/** Exaltation, own sign and debilitation, combustion and retrograde motion of each graha. */
export function strengthIndications(view: View): Indication[] {
  const { chart, planets } = view.kundli
  return sevenGrahas.flatMap((graha) => {
    const found: Indication[] = []
    const add = (key: IndicationKey, weight: number, direction: IndicationDirection, stated: Cause) =>
      found.push(traitOf(view, graha, { key, weight, direction, stated }))
    const dignity = view.isSignSure(graha) ? plainDignity(graha, chart.rashi[graha]) : null
    if (dignity) {
      const rashi = rashiKey(chart.rashi[graha])
      const stated = causeAt(chart, { kind: 'dignity', graha, rashi, dignity: planets[graha].dignity ?? dignity }, [
        graha,
      ])
      const isCancelled = dignity === 'debilitated' && isDebilityCancelled(view, graha)
      add(
        `strength/${graha}-${dignity}`,
        signWeight[dignity],
        isCancelled ? 'mixed' : directionOfDignity[dignity],
        stated,
      )
    }
    if (graha !== 'sun' && isCombustForSure(view, graha)) {
      const stated = causeAt(chart, { kind: 'combust', graha }, [graha, 'sun'])
      add(`strength/${graha}-combust`, COMBUST_WEIGHT, 'strains', stated)
    }
    if (graha !== 'sun' && graha !== 'moon' && planets[graha].isRetrograde) {
      const stated = causeAt(chart, { kind: 'retrograde', graha }, [graha])
      add(`strength/${graha}-retrograde`, RETROGRADE_WEIGHT, 'mixed', stated)
    }
    return found
  })
}

type Trait = { key: IndicationKey; weight: number; direction: IndicationDirection; stated: Cause }

/** A state of a graha belongs to what it is karaka of, and weighs more for the lord of the lagna. */
function traitOf(view: View, graha: SevenGraha, { key, weight, direction, stated }: Trait): Indication {
  const isOneself = view.timed !== null && view.lordOf(1) === graha
  const rest = namedCauses(strengthTestimonies(view, graha)).filter(({ kind }) => kind !== stated.kind)
  return {
    key,
    subject: isOneself ? 'nature' : subjectOfGraha[graha],
    direction,
    weight: clampWeight(weight + (isOneself ? OF_ONESELF : 0)),
    causes: [stated, ...rest.slice(0, 2)],
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

const navamsaIndex = (lonDeg: number) => vargaRashi('d9', lonDeg)

/**
 * The ninth part confirms or softens the birth chart: a graha strong there is strong in the end, and in the same sign
 * in both it is as strong as in its own (Brihat Parashara Hora Shastra, chapter 7; Phaladeepika, chapter 3).
 */
export function navamsaIndications(view: View): Indication[] {
  const { chart, planets } = view.kundli
  return sevenGrahas.flatMap((graha): Indication[] => {
    const { lonDeg } = planets[graha]
    const isSure = view.timed !== null || (view.isSignSure(graha) && staysOverDay(view.kundli, graha, navamsaIndex))
    if (!isSure) return []
    const rashi = navamsaIndex(lonDeg)
    const isVargottama = rashi === rashiIndex(lonDeg)
    const dignity = plainDignity(graha, rashi)
    const bonus = navamsaBonus(view, graha)
    const subject = bonus === OF_MARRIAGE ? 'love' : subjectOfGraha[graha]
    const make = (
      name: 'vargottama' | NonNullable<typeof dignity>,
      direction: IndicationDirection,
      cause: Cause,
    ): Indication => ({
      key: `navamsa/${graha}-${name}`,
      subject,
      direction,
      weight: clampWeight(navamsaWeight[name] + bonus),
      causes: [cause],
    })
    if (isVargottama) {
      // Debilitated in both charts is the same weakness twice, and strength/…-debilitated has said it.
      const direction = dignity === 'debilitated' ? 'mixed' : 'supports'
      return [
        make('vargottama', direction, causeAt(chart, { kind: 'vargottama', graha, rashi: rashiKey(rashi) }, [graha])),
      ]
    }
    if (!dignity) return []
    const facts = { kind: 'varga-dignity', varga: 'd9', graha, rashi: rashiKey(rashi), dignity } as const
    return [make(dignity, directionOfDignity[dignity], causeAt(chart, facts, [graha]))]
  })
}

function navamsaBonus(view: View, graha: SevenGraha): number {
  if (graha === 'venus') return OF_MARRIAGE
  if (!view.timed) return 0
  if (ownedHouses(view, graha).includes(7)) return OF_MARRIAGE
  return view.lordOf(1) === graha ? OF_ONESELF : 0
}
