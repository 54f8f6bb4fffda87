import { randomUUID } from 'node:crypto'
import { endSessionsOf } from '../../features/auth/session.repository.ts'
import { deleteFactor } from '../../features/second-factor/second-factor.repository.ts'
import type { Db } from '../../platform/db/db.ts'
import { insertAuditEntry } from '../../platform/http/audit.ts'
import { AdminRefusal } from './admin-refusal.ts'
import { findPerson } from './find-person.ts'

/**
 * Removes the second factor of an account and ends its sessions. The log entry names the account itself, because the
 * command has no operator, and says that the change came from the command line.
 */
export async function resetFactor(db: Db, who: string, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, who)
    if (!(await deleteFactor(tx, person.id))) throw new AdminRefusal(`${who} has no second factor.`)
    const ended = await endSessionsOf(tx, person.id, now)
    await insertAuditEntry(
      tx,
      {
        operatorId: person.id,
        call: 'resetFactor',
        facts: { accountId: person.id, from: 'npm run admin' },
        requestId: randomUUID(),
      },
      now,
    )
    return `The second factor of ${person.name ?? person.phone} (${person.phone}) is gone, and ${ended.length} of their sessions have ended. Within 5 seconds every running server knows. They sign in with their mobile and set up a new one.`
  })
}
