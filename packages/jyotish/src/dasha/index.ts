export * from './ashtottari.ts'
export * from './periods.ts'
export * from './vimshottari.ts'
export * from './yogini.ts'
