import type { Queryable, Tx } from '../../platform/db/db.ts'

/** Counts the product changes that this process has made. Lists cached before the latest change are read again. */
let changes = 0

export const countCatalogueChanges = (): number => changes

/** Counts a change, possibly one of another process. */
export const countCatalogueChange = (): void => void (changes += 1)

/** Counts a change of the catalogue. Inside a transaction, waits for the commit, when the change becomes visible. */
export function noteCatalogueChange(db: Queryable | Tx): void {
  if ('afterCommit' in db) db.afterCommit(countCatalogueChange)
  else countCatalogueChange()
}
