export type { YogaFacts, YogaFamily } from './yoga-types.ts'
export * from './yogas.ts'
