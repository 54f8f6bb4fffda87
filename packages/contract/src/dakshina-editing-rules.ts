import { consultationDakshina } from './consultation-rules.ts'

/**
 * Limits of a preset's name and amount, shared by forms and the schemas of the calls. A preset can be given everywhere
 * it is offered.
 */
export const dakshinaPreset = { name: 40, least: consultationDakshina.min, most: consultationDakshina.max } as const
