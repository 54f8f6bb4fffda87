import type { Endpoint } from '@sankalp/contract/endpoint'
import type { Queryable, Tx } from '../db/db.ts'
import type { Call, Handler } from './mount.ts'

/** What an operator did: the call with everything it was asked with, and on whose behalf. */
export type AuditEntry = { operatorId: string; call: string; facts: Record<string, unknown>; requestId: string }

/** Notes an entry: in the transaction of what was done, or by itself for what was only seen. */
export type Audit = (tx: Tx | null, entry: AuditEntry) => Promise<void>

/**
 * A handler whose success is noted before it is answered. What changes something notes it in the same transaction, so there is
 * neither an entry without its change nor a change without its entry; a refusal leaves none.
 */
export function audited<E extends Endpoint>(endpoint: E, handler: Handler<E>, audit: Audit): Handler<E> {
  return async (call) => {
    const answer = await handler(call)
    const { viewer, params, query, body, tx, request } = call as Call<Endpoint & { access: 'admin' }>
    await audit(tx, {
      operatorId: viewer.userId,
      call: endpoint.name,
      facts: { ...params, ...query, ...body },
      requestId: request.id,
    })
    return answer
  }
}

export async function insertAuditEntry(
  db: Queryable,
  { operatorId, call, facts, requestId }: AuditEntry,
  now: Date,
): Promise<void> {
  await db.query(
    'insert into audit_entry (at, operator_id, call, facts, request_id) values ($1, $2, $3, $4::jsonb, $5)',
    [now, operatorId, call, JSON.stringify(facts), requestId],
  )
}
