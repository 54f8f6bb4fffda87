export * from './moon-phase.ts'
export * from './wheel.ts'
