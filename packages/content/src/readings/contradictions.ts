import type { Indication, IndicationDirection } from '@sankalp/jyotish'

/**
 * Returns which side the words of a passage take: that of the fact that its key names. The judgement of the whole chart,
 * `direction`, may differ: a lord in a hard house may be strong.
 */
function toneOf({ causes, direction }: Indication): IndicationDirection {
  return causes[0].effect ?? direction
}

const areOpposite = (one: IndicationDirection, other: IndicationDirection) =>
  (one === 'supports' && other === 'strains') || (one === 'strains' && other === 'supports')

/** Returns whether two paragraphs of one section contradict each other, by their words or by what they weigh. */
export function oppose(one: Indication, other: Indication): boolean {
  return areOpposite(toneOf(one), toneOf(other)) || areOpposite(one.direction, other.direction)
}
