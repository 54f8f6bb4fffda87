import type { Endpoint } from '@sankalp/contract/endpoint'
import type { Queryable, Tx } from '../db/db.ts'
import type { Call, Handler } from './mount.ts'

/** An operator's action: the API call with all its input, the operator and the request. */
export type AuditEntry = { operatorId: string; call: string; facts: Record<string, unknown>; requestId: string }

/** Writes an audit entry: in the transaction of the change, or on its own for reads. */
export type Audit = (tx: Tx | null, entry: AuditEntry) => Promise<void>

/**
 * Wraps a handler, so that its success is audited before the response. A change and its entry are in the same
 * transaction, so that neither exists without the other. A refusal leaves no entry.
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
