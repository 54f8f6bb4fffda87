export type { Varga } from './varga-rules.ts'
export { vargaDivisor, vargas } from './varga-rules.ts'
export * from './vargas.ts'
