import type { Db, Tx } from '../../platform/db/db.ts'
import { type Moved, type Movement, moveMoney } from './ledger.ts'
import type { MovementNeeds } from './movements.ts'

export async function move(needs: MovementNeeds, db: Tx | Db, movement: Movement): Promise<Moved> {
  if (!('afterCommit' in db)) return db.transaction((tx) => move(needs, tx, movement))
  const moved = await moveMoney(db, movement)
  if (moved.isNew) db.afterCommit(() => needs.onMoved(movement.userId ?? null))
  return moved
}
