export * from './festivals.ts'
export * from './rule-types.ts'
export { festivalRules } from './rules.ts'
