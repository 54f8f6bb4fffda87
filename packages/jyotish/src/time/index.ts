export * from './civil.ts'
export * from './delta-t.ts'
export * from './instants.ts'
export * from './zones.ts'
