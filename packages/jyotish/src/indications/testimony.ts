import type { Cause, Causes, IndicationDirection, Indication } from './indication-types.ts'

/** A fact that helps (more than 0 points) or hinders (less). Twenty-four points are the most that one fact has. */
export type Testimony = { points: number; cause: Cause }

/** Facts of fewer points are counted, but not named as causes. */
const NAMED_POINTS = 5
const MOST_NAMED = 5
/** One side prevails if it has this many times the points of the other. */
const PREVAILS = 1.8
/** How much of the points go into the weight. */
const WEIGHT_OF_POINTS = 0.4

/**
 * Judges by testimonies on both sides. Facts that point apart are not settled against each other: both add to the
 * weight, both are named, and the direction is mixed unless one side clearly prevails.
 */
export function judge(
  baseWeight: number,
  stated: Causes,
  testimonies: readonly Testimony[],
): Pick<Indication, 'direction' | 'weight' | 'causes'> {
  const { helps, hinders } = sumOf(testimonies)
  const weight = clampWeight(baseWeight + (helps + hinders) * WEIGHT_OF_POINTS)
  const [first, ...others] = stated
  const causes: Causes = [
    withEffect(first, testimonies),
    ...others.map((cause) => withEffect(cause, testimonies)),
    ...namedCauses(testimonies.filter(({ cause }) => !stated.includes(cause))),
  ]
  return { direction: directionOf(helps, hinders), weight, causes }
}

/** A stated fact that is also a testimony is named once, with its effect. */
function withEffect(stated: Cause, testimonies: readonly Testimony[]): Cause {
  const points = testimonies.find(({ cause }) => cause === stated)?.points ?? 0
  return points === 0 ? stated : { ...stated, effect: effectOf(points) }
}

function effectOf(points: number): 'supports' | 'strains' {
  return points > 0 ? 'supports' : 'strains'
}

export function sumOf(testimonies: readonly Testimony[]): { helps: number; hinders: number } {
  let helps = 0
  let hinders = 0
  for (const { points } of testimonies) {
    if (points > 0) helps += points
    else hinders -= points
  }
  return { helps, hinders }
}

export function directionOf(helps: number, hinders: number): IndicationDirection {
  if (helps > hinders * PREVAILS) return 'supports'
  return hinders > helps * PREVAILS ? 'strains' : 'mixed'
}

export function clampWeight(weight: number): number {
  return Math.round(Math.min(100, Math.max(0, weight)))
}

/** Returns the facts that count most, the strongest first, each with what it does. */
export function namedCauses(testimonies: readonly Testimony[]): Cause[] {
  return testimonies
    .filter(({ points }) => Math.abs(points) >= NAMED_POINTS)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_NAMED)
    .map(({ points, cause }) => ({ ...cause, effect: effectOf(points) }))
}

/** The same testimonies, counting only in part: for a graha that only confirms. */
export function inPart(testimonies: readonly Testimony[], part: number): Testimony[] {
  return testimonies.map(({ points, cause }) => ({ points: points * part, cause }))
}
