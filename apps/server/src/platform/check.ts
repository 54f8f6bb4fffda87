/** Something that must be true of what is stored: the statement finds the rows that break it, as a text `broken`. */
export type Check = { name: string; sql: string }
