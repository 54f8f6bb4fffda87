/** The light part: no schema library behind it, so that every page may import it. The rest by its own path. */
export * from './constants.ts'
export * from './errors.ts'
export * from './language.ts'
export * from './money.ts'
export * from './phone.ts'
