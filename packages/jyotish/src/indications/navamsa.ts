import type { SevenGraha } from '../kundli/chart.ts'
import { sevenGrahas } from '../kundli/chart.ts'
import { vargaRashi } from '../kundli/vargas/vargas.ts'
import { rashiIndex } from '../zodiac/division.ts'
import { causeAt, rashiKey } from './causes.ts'
import { plainDignity } from './divisional.ts'
import type { Cause, Indication, IndicationDirection, PlainDignity } from './indication-types.ts'
import { subjectOfGraha } from './subject-tables.ts'
import { clampWeight } from './testimony.ts'
import { OF_ONESELF, directionOfDignity, withTone } from './traits.ts'
import { type View, ownedHouses, staysOverDay } from './view.ts'

const navamsaWeight = { exalted: 38, own: 34, debilitated: 36, vargottama: 40 } as const
/** In the ninth part, Venus and the lord of the seventh speak of marriage. */
const OF_MARRIAGE = 14

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
    const make = (name: 'vargottama' | PlainDignity, direction: IndicationDirection, cause: Cause): Indication => ({
      key: `navamsa/${graha}-${name}`,
      subject,
      direction,
      weight: clampWeight(navamsaWeight[name] + bonus),
      causes: [withTone(cause, direction)],
    })
    // Debilitated in both charts is a weakness twice, and no strength.
    if (isVargottama && dignity !== 'debilitated') {
      const cause = causeAt(chart, { kind: 'vargottama', graha, rashi: rashiKey(rashi) }, [graha])
      return [make('vargottama', 'supports', cause)]
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
