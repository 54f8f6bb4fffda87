/** The lightweight part: no schema library here, so that every page can import it. Import the rest by its own path. */
export * from './constants.ts'
export * from './errors.ts'
export * from './language.ts'
export * from './money.ts'
export * from './phone.ts'
