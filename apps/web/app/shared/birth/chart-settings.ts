import type { Ayanamsa, Node } from '@sankalp/jyotish'

/** The settings a chart is computed with: printed on it, and changed on the page. */
export type ChartSettings = { ayanamsa: Ayanamsa; node: Node }
export const defaultSettings: ChartSettings = { ayanamsa: 'lahiri', node: 'mean' }

/** A copy of the engine's lists: importing them would load the engine in every page (a test compares them). */
export const ayanamsaChoices = ['lahiri', 'true-chitra', 'raman', 'kp', 'fagan-bradley'] as const satisfies Ayanamsa[]
export const nodeChoices = ['mean', 'true'] as const satisfies Node[]

export function toSettings(ayanamsa: unknown, node: unknown): ChartSettings | null {
  if (!ayanamsaChoices.includes(ayanamsa as Ayanamsa) || !nodeChoices.includes(node as Node)) return null
  return { ayanamsa: ayanamsa as Ayanamsa, node: node as Node }
}
