import type { Ayanamsa, Node } from '@sankalp/jyotish'

/** By what a chart is computed: printed on it, and switched on the page. */
export type ChartSettings = { ayanamsa: Ayanamsa; node: Node }
export const defaultSettings: ChartSettings = { ayanamsa: 'lahiri', node: 'mean' }

/** The engine's own lists, written out: importing them would bring the engine into every page (a test compares). */
export const ayanamsaChoices = ['lahiri', 'true-chitra', 'raman', 'kp', 'fagan-bradley'] as const satisfies Ayanamsa[]
export const nodeChoices = ['mean', 'true'] as const satisfies Node[]

export function toSettings(ayanamsa: unknown, node: unknown): ChartSettings | null {
  if (!ayanamsaChoices.includes(ayanamsa as Ayanamsa) || !nodeChoices.includes(node as Node)) return null
  return { ayanamsa: ayanamsa as Ayanamsa, node: node as Node }
}
