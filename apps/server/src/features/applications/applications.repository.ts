import type { ApplicationState } from '@sankalp/contract/application-rules'
import type { ApplicationForm } from '@sankalp/contract/applications'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type ApplicationRow = {
  id: string
  userId: string
  state: ApplicationState
  /** Null after the account is erased. Such rows are never shown. */
  form: ApplicationForm
  reason: string | null
  appliedAt: Date
  changedAt: Date
}
export type DocumentRow = {
  id: string
  applicationId: string
  key: string
  kind: 'picture' | 'pdf'
  bytes: number
  addedAt: Date
}

const columns = 'id, user_id as "userId", state, form, reason, applied_at as "appliedAt", changed_at as "changedAt"'
const documentColumns = 'id, application_id as "applicationId", storage_key as key, kind, bytes, added_at as "addedAt"'
const open = `('received', 'inReview')`

export async function findLatest(db: Queryable, userId: string): Promise<ApplicationRow | null> {
  const [row] = await db.query<ApplicationRow>(
    `select ${columns} from acharya_application where user_id = $1 and form is not null order by applied_at desc, id limit 1`,
    [userId],
  )
  return row ?? null
}

export async function lockOpen(tx: Tx, userId: string): Promise<ApplicationRow | null> {
  const [row] = await tx.query<ApplicationRow>(
    `select ${columns} from acharya_application where user_id = $1 and state in ${open} for update`,
    [userId],
  )
  return row ?? null
}

export async function findById(db: Queryable, id: string): Promise<ApplicationRow | null> {
  const [row] = await db.query<ApplicationRow>(
    `select ${columns} from acharya_application where id = $1 and form is not null`,
    [id],
  )
  return row ?? null
}

export async function lockById(tx: Tx, id: string): Promise<ApplicationRow | null> {
  const [row] = await tx.query<ApplicationRow>(
    `select ${columns} from acharya_application where id = $1 and form is not null for update`,
    [id],
  )
  return row ?? null
}

/** Returns false if another device inserted one first: the unique index decides. */
export async function insertApplication(
  tx: Tx,
  { id, userId, form, now }: { id: string; userId: string; form: ApplicationForm; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into acharya_application (id, user_id, state, form, applied_at, changed_at) values ($1, $2, 'received', $3::jsonb, $4, $4)
     on conflict (user_id) where state in ${open} do nothing returning id`,
    [id, userId, JSON.stringify(form), now],
  )
  return rows.length > 0
}

export async function saveForm(tx: Tx, id: string, form: ApplicationForm, now: Date): Promise<void> {
  await tx.query('update acharya_application set form = $2::jsonb, changed_at = $3 where id = $1', [
    id,
    JSON.stringify(form),
    now,
  ])
}

export async function saveState(
  tx: Tx,
  id: string,
  change: { state: ApplicationState; reason: string | null; by: string | null; now: Date },
): Promise<void> {
  await tx.query(
    'update acharya_application set state = $2, reason = $3, decided_by = $4, changed_at = $5 where id = $1',
    [id, change.state, change.reason, change.by, change.now],
  )
}

export type After = { at: string; id: string } | null

export function listApplications(
  db: Queryable,
  state: ApplicationState | undefined,
  after: After,
  limit: number,
): Promise<ApplicationRow[]> {
  return db.query<ApplicationRow>(
    `select ${columns} from acharya_application where form is not null and ($1::text is null or state = $1)
       and ($2::timestamptz is null or (applied_at, id) < ($2, $3::uuid)) order by applied_at desc, id desc limit $4`,
    [state ?? null, after?.at ?? null, after?.id ?? null, limit],
  )
}

export function listDocuments(db: Queryable, applicationIds: readonly string[]): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(
    `select ${documentColumns} from application_document where application_id = any ($1::uuid[]) order by added_at, id`,
    [applicationIds],
  )
}

export async function insertDocument(tx: Tx, userId: string, row: DocumentRow): Promise<void> {
  await tx.query(
    'insert into application_document (id, application_id, user_id, storage_key, kind, bytes, added_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [row.id, row.applicationId, userId, row.key, row.kind, row.bytes, row.addedAt],
  )
}

/** Returns the file's key, or null if the document does not exist or does not belong to the application. */
export async function deleteDocument(tx: Tx, applicationId: string, id: string): Promise<string | null> {
  const [row] = await tx.query<{ key: string }>(
    'delete from application_document where id = $1 and application_id = $2 returning storage_key as key',
    [id, applicationId],
  )
  return row?.key ?? null
}

export async function deleteDocumentsOf(tx: Tx, applicationId: string): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    'delete from application_document where application_id = $1 returning storage_key as key',
    [applicationId],
  )
  return rows.map(({ key }) => key)
}

/** Erases the texts and documents. Keeps that an application was made and how it ended. */
export async function eraseApplications(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    'delete from application_document where user_id = $1 returning storage_key as key',
    [userId],
  )
  await tx.query(
    `update acharya_application set form = null, reason = null, changed_at = $2, state = case when state in ${open} then 'withdrawn' else state end where user_id = $1`,
    [userId, now],
  )
  return rows.map(({ key }) => key)
}
