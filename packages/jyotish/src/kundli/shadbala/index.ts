export * from './shadbala.ts'
export { aspectVirupas } from './drik.ts'
