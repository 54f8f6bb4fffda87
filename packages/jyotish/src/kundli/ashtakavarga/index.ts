export * from './ashtakavarga.ts'
