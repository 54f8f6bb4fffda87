import type { Tx } from '../platform/db/db.ts'

/**
 * Tables with one row per thing that a user did or asked for, and the column of its owner. Notices to others name these
 * things by id.
 */
const tables = {
  shop_order: 'user_id',
  booking: 'user_id',
  consultation: 'user_id',
  payment: 'user_id',
  review: 'user_id',
  acharya_application: 'user_id',
  contact_message: 'user_id',
  consultation_report: 'by_user_id',
  operator_proposal: 'account_id',
}

/** Lists the ids of a user and of everything about them: stored answers and notices of others may contain these ids. */
export async function listThingsOf(tx: Tx, userId: string): Promise<string[]> {
  const parts = Object.entries(tables).map(
    ([table, owner]) => `select id::text from ${table} where ${owner} = $1::uuid`,
  )
  const rows = await tx.query<{ id: string }>(parts.join(' union all '), [userId])
  return [userId, ...rows.map(({ id }) => id)]
}
