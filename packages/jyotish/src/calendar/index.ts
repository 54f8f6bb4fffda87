export * from './keys.ts'
export * from './lunar-month.ts'
export * from './samvat.ts'
export * from './season.ts'
