/** A rule for stored data: the statement returns the rows that break it, as a text `broken`. */
export type Check = { name: string; sql: string }
