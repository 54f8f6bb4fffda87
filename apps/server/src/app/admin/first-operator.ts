import type { Db } from '../../platform/db/db.ts'
import { AdminRefusal } from './admin-refusal.ts'
import { findPerson } from './find-person.ts'

/**
 * Makes somebody the first operator; every further one is made by an operator, in the console, where it is noted. `another` is for
 * the day on which no operator can sign in any more.
 */
export async function makeFirstOperator(db: Db, who: string, { another }: { another: boolean }): Promise<string> {
  return db.transaction(async (tx) => {
    // Two at once would both find nobody.
    await tx.query('select pg_advisory_xact_lock(7221735)')
    const person = await findPerson(tx, who)
    if (person.role === 'ROLE_ADMIN') throw new AdminRefusal(`${who} is an operator already.`)
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
    return `${person.name ?? person.phone} (${person.phone}) is an operator now. Within 5 seconds every running server knows; the console is at /admin.`
  })
}
