export * from './avasthas.ts'
