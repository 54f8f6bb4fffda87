import { aloneWaitSeconds, apartSeconds } from '@sankalp/contract/operator-rights'
import { later } from '../../../platform/clock.ts'
import type { Queryable, Tx } from '../../../platform/db/db.ts'
import { type Holder, type Standing, standingOf } from './standing.ts'

export async function readStanding(db: Queryable, operatorId: string, now: Date): Promise<Standing> {
  return standingOf(operatorId, await listHolders(db, now), now)
}

/** The same for a decision: locks the operator's own permission against removal until the transaction ends. */
export async function lockStanding(tx: Tx, operatorId: string, now: Date): Promise<Standing> {
  await tx.query('select from user_account where id = $1 for share', [operatorId])
  return readStanding(tx, operatorId, now)
}

/** Returns from when this operator may confirm their own proposal of now, or null if another operator can. */
export function aloneFromOf({ isAlone, now }: Standing): Date | null {
  return isAlone ? later(now, aloneWaitSeconds) : null
}

/** Lists the holders. Accounts of the same number are the same person, also when one of them is erased. */
function listHolders(db: Queryable, now: Date): Promise<Holder[]> {
  return db.query<Holder>(
    `with recursive holder as (
       select id from user_account where operator_step = 'finance' and (erased_at is null or erased_at > $1)
       union select account_id from operator_right_loss where step_before = 'finance' and taken_at > $1
     ), line (of_id, who) as (
       select id, id from holder
       union
       select line.of_id, next.who from line cross join lateral (
         select unnest(array[g.proposed_by, g.decided_by]) as who from operator_grant g where g.account_id = line.who and g.decision = 'confirmed' and g.in_force_from > $1
         union all
         select same.account_id from operator_person own join operator_person same using (number_hash) where own.account_id = line.who
       ) next
     )
     select u.id, u.operator_step = 'finance' and u.role = 'ROLE_ADMIN' and u.erased_at is null and u.blocked_at is null as "isNow",
            u.erased_at is not null as "isErased", array_agg(line.who) as line
       from user_account u join line on line.of_id = u.id group by u.id order by u.id`,
    [later(now, -apartSeconds)],
  )
}

/** Stores the number hashes of these accounts, because an erased account frees its number for a new one. */
export async function rememberPeople(
  tx: Tx,
  people: readonly { accountId: string; numberHash: string; otherHash: string | null }[],
): Promise<void> {
  for (const { accountId, numberHash, otherHash } of people) {
    // While the secret changes, the number may be stored by its hash under the other one.
    if (otherHash)
      await tx.query('update operator_person set number_hash = $1 where number_hash = $2', [numberHash, otherHash])
    await tx.query(
      'insert into operator_person (account_id, number_hash) values ($1, $2) on conflict (account_id) do update set number_hash = $2',
      [accountId, numberHash],
    )
  }
}

/** Deletes number hashes after 30 days, when they no longer matter. */
export async function forgetPeople(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from operator_person p using user_account u where u.id = p.account_id and u.erased_at < $1', [
    later(now, -apartSeconds),
  ])
}
