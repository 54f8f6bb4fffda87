export * from './place.ts'
