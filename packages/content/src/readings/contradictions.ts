import type { Indication } from '@sankalp/jyotish'

type Told = Pick<Indication, 'causes'>

/**
 * Returns whether the words of two paragraphs take opposite sides: a passage follows the fact that its key names, which
 * is the first cause. The judgement of the whole chart, `direction`, may differ: a lord in a hard house may be strong.
 */
export function oppose(one: Told, other: Told): boolean {
  const [side, otherSide] = [sideOf(one), sideOf(other)]
  return side !== undefined && otherSide !== undefined && side !== otherSide
}

/**
 * A graha in a house colours what the house says, for better and for worse in one paragraph. “And yet” before such a
 * paragraph would announce a turn that its words do not take.
 */
function sideOf({ causes: [stated] }: Told): Indication['causes'][0]['effect'] {
  return stated.kind === 'graha-in-house' ? undefined : stated.effect
}
