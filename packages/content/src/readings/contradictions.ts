import type { Indication } from '@sankalp/jyotish'

type Told = Pick<Indication, 'causes'>

/**
 * Returns whether the words of two paragraphs take opposite sides: a passage follows the fact that its key names, which
 * is the first cause. The judgement of the whole chart, `direction`, may differ: a lord in a hard house may be strong.
 */
export function oppose(one: Told, other: Told): boolean {
  const [side, otherSide] = [one.causes[0].effect, other.causes[0].effect]
  return side !== undefined && otherSide !== undefined && side !== otherSide
}
