export * from './positions.ts'
export * from './sky.ts'
