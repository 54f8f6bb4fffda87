import { randomUUID } from 'node:crypto'

const setting = 'sankalp.number'

/**
 * Stands where a consecutive number belongs that is not known yet. Giving one makes everybody wait who wants the next, until the commit; so it is given
 * in the packet that commits, and what is stored along with it (the answer of a call, a notice) has this instead, which the database
 * replaces. Random, so that nobody can have typed it.
 */
export const numberAtCommit = randomUUID()

/** SQL that makes a number known to the statements behind it in its transaction. */
export const rememberNumber = (text: string): string => `set_config('${setting}', ${text}, true)`

/** SQL that puts it in its place. */
export const withNumber = (text: string): string =>
  `replace(${text}, '${numberAtCommit}', coalesce(current_setting('${setting}', true), ''))`
