import type { Queryable, Tx } from '../../platform/db/db.ts'

/** Counts the changes of products that this process has made: what was written before the last one is written anew. */
let changes = 0

export const countCatalogueChanges = (): number => changes

/** Another process, perhaps, has made one. */
export const countCatalogueChange = (): void => void (changes += 1)

/** Inside of a transaction, the change is one when everybody can see it. */
export function noteCatalogueChange(db: Queryable | Tx): void {
  if ('afterCommit' in db) db.afterCommit(countCatalogueChange)
  else countCatalogueChange()
}
