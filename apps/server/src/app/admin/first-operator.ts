import type { Db } from '../../platform/db/db.ts'
import { AdminRefusal } from './admin-refusal.ts'
import { insertAuditEntry } from '../../platform/http/audit.ts'
import { findPerson } from './find-person.ts'

/**
 * Makes a user the first operator. Further operators are made by operators in the console. `another` allows one more
 * when no operator can sign in any more, or when the only one left needs a second person. An operator made this way has
 * no granting operator (decision 82).
 */
export async function makeFirstOperator(db: Db, who: string, { another }: { another: boolean }): Promise<string> {
  return db.transaction(async (tx) => {
    // Without the lock, two commands at the same time would both find no operator.
    await tx.query('select pg_advisory_xact_lock(7221735)')
    const person = await findPerson(tx, who)
    const [right] = await tx.query<{ step: string | null }>(
      'select operator_step as step from user_account where id = $1 for no key update',
      [person.id],
    )
    if (person.role === 'ROLE_ADMIN' && right?.step === 'finance')
      throw new AdminRefusal(`${who} is an operator already.`)
    if (person.role === 'ROLE_ACHARYA')
      throw new AdminRefusal(
        `${who} is an acharya: their sessions and earnings hang on that. Choose another number for the operator.`,
      )
    const [{ operators } = { operators: 0 }] = await tx.query<{ operators: number }>(
      `select count(*)::integer as operators from user_account where role = 'ROLE_ADMIN' and erased_at is null`,
    )
    if (operators > 0 && !another) {
      throw new AdminRefusal(
        `There ${operators === 1 ? 'is an operator' : `are ${operators} operators`} already, who can make others in the console. If none of them can sign in any more, add --another.`,
      )
    }
    await tx.query(
      `update user_account set role = 'ROLE_ADMIN', operator_step = 'finance', updated_at = now() where id = $1`,
      [person.id],
    )
    await insertAuditEntry(
      tx,
      {
        operatorId: person.id,
        call: 'madeByInstallation',
        facts: { accountId: person.id, operatorStep: 'finance' },
        requestId: 'npm run admin',
      },
      new Date(),
    )
    return `${person.name ?? person.phone} (${person.phone}) is an operator now. Within 5 seconds every running server knows; the console is at /admin. Give the profile an e-mail address: what operators do is told to each other by letter.`
  })
}
