import { DatabaseUnavailable, type Db } from '../../platform/db/db.ts'
import { createGathering } from '../../platform/gathering.ts'
import type { Log } from '../../platform/log.ts'
import { type Outcome, type OwnMovement, moveTogether } from './ledger.ts'

type Made = NonNullable<Outcome>

/**
 * Makes movements that are transactions of their own: those that come while the database is busy with one call by the next. A round trip and a wait
 * for the disk for each would cost more than the movement itself. One call at a time: two would hold what the other needs, such as the earnings of an
 * acharya whom many give to.
 */
export function createOwnMovements(log: Log): (db: Db, own: OwnMovement) => Promise<Made> {
  const gatherings = new WeakMap<Db, (own: OwnMovement) => Promise<Outcome>>()

  function gatheringOf(db: Db) {
    let gathering = gatherings.get(db)
    if (!gathering) gatherings.set(db, (gathering = createGathering((all) => makeTogether(db, all, log))))
    return gathering
  }

  return async (db, own) => (await gatheringOf(db)(own)) ?? makeAlone(db, own)
}

async function makeTogether(db: Db, all: readonly OwnMovement[], log: Log): Promise<readonly Outcome[]> {
  try {
    return await moveTogether(db, all, false)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    // Whatever is wrong with one of them is not the others' fault: nothing was moved, and each is tried by itself. Told, since nobody would see it otherwise.
    log.warn({ err: error, movements: all.length }, 'movements could not be made together and are made one by one')
    return all.map(() => null)
  }
}

async function makeAlone(db: Db, own: OwnMovement): Promise<Made> {
  // In a transaction, which is tried again after a deadlock.
  const [made] = await db.transaction((tx) => moveTogether(tx, [own], true))
  if (!made) throw new Error('a movement that waits for its turn cannot be busy')
  return made
}
