import type { Graha } from '../zodiac/keys.ts'
import { aspects } from '../kundli/aspects.ts'
import { areTogether, isSevenGraha, sevenGrahas } from '../kundli/chart.ts'
import type { Dignity } from '../kundli/dignity.ts'
import { isBenefic } from '../kundli/nature.ts'
import { causeAt, rashiKey } from './causes.ts'
import { lordshipTestimonies } from './lordship.ts'
import type { Testimony } from './testimony.ts'
import type { View } from './view.ts'

/**
 * A graha gives its whole effect in exaltation, three quarters in moolatrikona, half in its own sign, a quarter in a
 * friend's, an eighth in a neutral one (Brihat Parashara Hora Shastra, chapter 3). Enemies' signs and debilitation are
 * counted against it in the same measure.
 */
const dignityPoints: Record<Dignity, number> = {
  exalted: 24,
  moolatrikona: 18,
  own: 12,
  'great-friend': 8,
  friend: 6,
  neutral: 3,
  enemy: -6,
  'great-enemy': -8,
  debilitated: -24,
}

/** A debilitation that is cancelled weighs a third of one that is not. */
const CANCELLED_PART = 1 / 3
const CANCELS_POINTS = 12
const VARGOTTAMA_POINTS = 8
/** A combust graha is "angry", and what it stands for suffers (Brihat Parashara Hora Shastra, chapter 45). */
const COMBUST_POINTS = -12

/** Full aspects of natural benefics and malefics (Brihat Parashara Hora Shastra, chapter 26). */
const aspectPoints: Record<Graha, { benefic: number; malefic: number }> = {
  sun: { benefic: 0, malefic: -3 },
  moon: { benefic: 4, malefic: -3 },
  mars: { benefic: 0, malefic: -6 },
  mercury: { benefic: 5, malefic: -3 },
  jupiter: { benefic: 9, malefic: 0 },
  venus: { benefic: 6, malefic: 0 },
  saturn: { benefic: 0, malefic: -8 },
  // Schools differ on whether the nodes aspect at all. Only their company counts.
  rahu: { benefic: 0, malefic: 0 },
  ketu: { benefic: 0, malefic: 0 },
}
const NODE_COMPANY_POINTS = -7

/** The points of an aspect or of the company of a graha, by its nature in this chart. */
export function influencePoints(view: View, graha: Graha): number {
  return aspectPoints[graha][isBenefic(view.kundli.chart, graha) ? 'benefic' : 'malefic']
}

/** The strengths of the chart that is being read, because a dozen rules ask for the same ones. */
const strengthsOf = new WeakMap<View, Map<Graha, readonly Testimony[]>>()

/** Everything that makes a graha able to give what it stands for, or hinders it. */
export function strengthTestimonies(view: View, graha: Graha): readonly Testimony[] {
  let strengths = strengthsOf.get(view)
  if (!strengths) strengthsOf.set(view, (strengths = new Map()))
  let found = strengths.get(graha)
  if (!found) strengths.set(graha, (found = findStrength(view, graha)))
  return found
}

function findStrength(view: View, graha: Graha): Testimony[] {
  const found = [...dignityTestimonies(view, graha), ...ownStateTestimonies(view, graha)]
  if (isSevenGraha(graha)) found.push(...lordshipTestimonies(view, graha))
  return [...found, ...influences(view, graha)]
}

function dignityTestimonies(view: View, graha: Graha): Testimony[] {
  const { chart, planets, yogas } = view.kundli
  const { dignity } = planets[graha]
  if (!dignity) return []
  const rashi = rashiKey(chart.rashi[graha])
  const cause = causeAt(chart, { kind: 'dignity', graha, rashi, dignity }, [graha])
  const points = dignityPoints[dignity]
  if (dignity !== 'debilitated') return [{ points, cause }]
  // Neecha bhanga (Phaladeepika, chapter 7): the engine finds what cancels a debilitation.
  const cancelled = yogas.find(({ key }) => key === 'neecha-bhanga')?.facts.find(({ grahas }) => grahas[0] === graha)
  if (!cancelled) return [{ points, cause }]
  const cancels = causeAt(chart, { kind: 'yoga', key: 'neecha-bhanga', facts: cancelled }, cancelled.grahas)
  return [
    { points: points * CANCELLED_PART, cause },
    { points: CANCELS_POINTS, cause: cancels },
  ]
}

function ownStateTestimonies(view: View, graha: Graha): Testimony[] {
  const { chart, planets } = view.kundli
  const found: Testimony[] = []
  const { isCombust, isVargottama } = planets[graha]
  if (isCombust)
    found.push({ points: COMBUST_POINTS, cause: causeAt(chart, { kind: 'combust', graha }, [graha, 'sun']) })
  if (view.timed && isVargottama) {
    const rashi = rashiKey(chart.rashi[graha])
    found.push({ points: VARGOTTAMA_POINTS, cause: causeAt(chart, { kind: 'vargottama', graha, rashi }, [graha]) })
  }
  if (isSevenGraha(graha) && view.timed?.shadbala) {
    const { ratio } = view.timed.shadbala[graha]
    found.push({ points: shadbalaPoints(ratio), cause: causeAt(chart, { kind: 'shadbala', graha, ratio }, [graha]) })
  }
  return found
}

/**
 * Strength against the strength required (Brihat Parashara Hora Shastra, chapter 27). Retrograde motion is part of it
 * as cheshta bala, so it is not counted again.
 */
function shadbalaPoints(ratio: number): number {
  if (ratio >= 1.3) return 10
  if (ratio >= 1) return 5
  return ratio >= 0.85 ? -6 : -12
}

/** The others that aspect a graha or share its sign. */
function influences(view: View, graha: Graha): Testimony[] {
  const { chart } = view.kundli
  const found: Testimony[] = []
  for (const other of sevenGrahas) {
    if (other === graha) continue
    const points = influencePoints(view, other)
    if (areTogether(chart, other, graha)) {
      found.push({ points, cause: causeAt(chart, { kind: 'conjunction', graha, with: other }, [graha, other]) })
    } else if (aspects(chart, other, graha)) {
      found.push({
        points,
        cause: causeAt(chart, { kind: 'aspect-on-graha', graha: other, onto: graha }, [other, graha]),
      })
    }
  }
  for (const node of ['rahu', 'ketu'] as const) {
    if (node === graha || !areTogether(chart, node, graha)) continue
    const cause = causeAt(chart, { kind: 'conjunction', graha, with: node }, [graha, node])
    found.push({ points: NODE_COMPANY_POINTS, cause })
  }
  return found
}
