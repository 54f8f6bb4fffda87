export * from './ayanamsa-keys.ts'
export * from './division.ts'
export * from './keys.ts'
