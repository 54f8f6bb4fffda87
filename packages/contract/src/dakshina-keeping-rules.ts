import { consultationDakshina } from './consultation-rules.ts'

/** What a preset may be called and come to; forms and the calls' schemas go by the same. Everywhere it is offered it can be given. */
export const dakshinaPreset = { name: 40, least: consultationDakshina.min, most: consultationDakshina.max } as const
