import type { Chart } from '../chart.ts'
import { houseRules } from './houses.ts'
import { lordRules } from './lords.ts'
import { mahapurushaRules } from './mahapurusha.ts'
import { nabhasaRules } from './nabhasa.ts'
import { sunAndMoonRules } from './sun-and-moon.ts'
import type { YogaFacts, YogaFamily, YogaRule } from './yoga-types.ts'

/** A yoga of the chart, with every fulfilment of its rule. */
export type FoundYoga = { key: string; family: YogaFamily; facts: YogaFacts[] }

/** The rules by what they look at, in the order of the results. */
const ruleGroups = {
  mahapurusha: mahapurushaRules,
  lords: lordRules,
  'sun-and-moon': sunAndMoonRules,
  houses: houseRules,
  nabhasa: nabhasaRules,
} as const satisfies Record<string, readonly YogaRule[]>
export type YogaGroup = keyof typeof ruleGroups

const rules: readonly YogaRule[] = Object.values(ruleGroups).flat()
const groupOf = new Map(
  Object.entries(ruleGroups).flatMap(([group, members]) => members.map(({ key }) => [key, group as YogaGroup])),
)

/** All yogas that have a rule, in the order of the results. */
export const yogaKeys: readonly string[] = rules.map(({ key }) => key)

/** Returns the group of a yoga that has a rule. */
export function yogaGroupOf(key: string): YogaGroup | undefined {
  return groupOf.get(key)
}

/** Returns the yogas of a chart. Without a birth time only rules that need no ascendant are checked. */
export function findYogas(chart: Chart): FoundYoga[] {
  const found: FoundYoga[] = []
  for (const { key, family, needsLagna, find } of rules) {
    if (needsLagna && !chart.hasLagna) continue
    const facts = find(chart)
    if (facts.length > 0) found.push({ key, family, facts })
  }
  return found
}
