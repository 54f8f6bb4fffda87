import type { Graha } from '../../zodiac/keys.ts'
import type { Chart } from '../chart.ts'
import { areTogether, houseOf, isDusthana, lordOfHouse } from '../chart.ts'
import { aspects } from '../aspects.ts'

/** A rule that caused pitra dosha, with its grahas and house. */
export type PitraRule = {
  rule:
    | 'sun-with-node'
    | 'sun-with-saturn'
    | 'moon-with-node'
    | 'saturn-with-rahu'
    | 'node-in-ninth'
    | 'saturn-in-ninth-with-sun-aspected'
    | 'ninth-lord-with-node'
    | 'ninth-lord-in-dusthana-with-malefic'
  grahas: Graha[]
  house: number | null
}

export type PitraDosha = { present: boolean; rules: PitraRule[] }

/**
 * Checks the common rules: an afflicted Sun (the father), Moon, or ninth house (the forefathers). Without a birth time
 * only the rules about conjunctions are checked.
 */
export function findPitraDosha(chart: Chart): PitraDosha {
  const rules: PitraRule[] = []
  const add = (rule: PitraRule['rule'], of: Graha[], house: number | null = null) =>
    rules.push({ rule, grahas: of, house })
  for (const node of ['rahu', 'ketu'] as const) {
    if (areTogether(chart, 'sun', node)) add('sun-with-node', ['sun', node])
    if (areTogether(chart, 'moon', node)) add('moon-with-node', ['moon', node])
  }
  if (areTogether(chart, 'sun', 'saturn')) add('sun-with-saturn', ['sun', 'saturn'])
  if (areTogether(chart, 'saturn', 'rahu')) add('saturn-with-rahu', ['saturn', 'rahu'])
  if (chart.hasLagna) findInNinth(chart, add)
  return { present: rules.length > 0, rules }
}

function findInNinth(chart: Chart, add: (rule: PitraRule['rule'], of: Graha[], house: number | null) => void): void {
  const lord = lordOfHouse(chart, 9)
  for (const node of ['rahu', 'ketu'] as const) {
    if (houseOf(chart, node) === 9) add('node-in-ninth', [node], 9)
    if (areTogether(chart, lord, node)) add('ninth-lord-with-node', [lord, node], houseOf(chart, lord))
  }
  if (houseOf(chart, 'saturn') === 9 && aspects(chart, 'saturn', 'sun')) {
    add('saturn-in-ninth-with-sun-aspected', ['saturn', 'sun'], 9)
  }
  const house = houseOf(chart, lord)
  const malefic = (['saturn', 'mars'] as const).find((graha) => graha !== lord && areTogether(chart, lord, graha))
  if (isDusthana(house) && malefic) add('ninth-lord-in-dusthana-with-malefic', [lord, malefic], house)
}
