export type { BhavaBala } from './bhava-bala.ts'
export * from './shadbala.ts'
export { aspectVirupas } from './drik.ts'
