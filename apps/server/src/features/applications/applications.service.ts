import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '@sankalp/contract'
import {
  type ApplicationDecision,
  type ApplicationState,
  applicationDocuments,
  isOpenApplication,
} from '@sankalp/contract/application-rules'
import type { Application, ApplicationForm } from '@sankalp/contract/applications'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createCursorCodec, cursorPageOf } from '../../platform/cursor.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { bindAll } from '../../platform/bind-all.ts'
import { makeDocument } from './application-document.ts'
import * as repository from './applications.repository.ts'
import type { ApplicationRow } from './applications.repository.ts'

export type ApplicationsNeeds = {
  db: Db
  clock: Clock
  log: Log
  storage: Storage
  secrets: Secrets
  /** Gives an account the role and adds its entry to the catalogue. */
  makeAcharya: (tx: Tx, userId: string, form: ApplicationForm, now: Date) => Promise<void>
  /** Notifies the applicant. */
  onDecided: (tx: Tx, decided: DecidedApplication) => Promise<void>
}

export type DecidedApplication = {
  id: string
  userId: string
  form: ApplicationForm
  isAccepted: boolean
  reason: string | null
}

const urlLastsMs = 3_600_000

const position = z.object({ at: z.string(), id: z.string() })

const stateAfter: Record<ApplicationDecision, ApplicationState> = {
  review: 'inReview',
  accept: 'accepted',
  decline: 'declined',
}

export type Applications = ReturnType<typeof createApplications>

export function createApplications(needs: ApplicationsNeeds) {
  const codec = createCursorCodec(needs.secrets, 'applications', position)

  async function list({
    state,
    cursor,
    pageSize,
  }: {
    state?: ApplicationState | undefined
    cursor?: string | undefined
    pageSize: number
  }) {
    const positionOf = ({ appliedAt, id }: ApplicationRow) => ({ at: appliedAt.toISOString(), id })
    const { items, nextCursor } = await cursorPageOf({ cursor, pageSize, codec, positionOf }, (after, limit) =>
      repository.listApplications(needs.db, state, after, limit),
    )
    return { items: await show(needs, needs.db, items), nextCursor }
  }

  return {
    ...bindAll(needs, { getOne, submit, withdraw, addDocument, removeDocument, decide }),
    mine: (userId: string) => mine(needs, userId),
    list,
    eraseFor: async (tx: Tx, userId: string): Promise<void> => {
      const keys = await repository.eraseApplications(tx, userId, needs.clock.now())
      tx.afterCommit(() => deleteFiles(needs, keys))
    },
    exportFor: (userId: string) => mine(needs, userId),
  }
}

function deleteFiles(needs: ApplicationsNeeds, keys: readonly string[]): void {
  for (const key of keys)
    needs.storage
      .delete(key)
      .catch((error: unknown) => needs.log.warn({ err: error, key }, 'could not delete a document'))
}

async function show(
  needs: ApplicationsNeeds,
  from: Queryable,
  rows: readonly ApplicationRow[],
): Promise<(Application & { userId: string })[]> {
  const documents = await repository.listDocuments(
    from,
    rows.map(({ id }) => id),
  )
  const shown = await Promise.all(
    documents.map(async ({ id, applicationId, key, kind, bytes, addedAt }) => ({
      applicationId,
      document: {
        documentId: id,
        kind,
        bytes,
        addedAt: addedAt.toISOString(),
        url: await needs.storage.signedUrl(key, { expiresInMs: urlLastsMs }),
      },
    })),
  )
  return rows.map(({ id, userId, state, form, reason, appliedAt, changedAt }) => ({
    applicationId: id,
    userId,
    state,
    form,
    reason,
    appliedAt: appliedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    documents: shown.filter(({ applicationId }) => applicationId === id).map(({ document }) => document),
  }))
}

async function mine(
  needs: ApplicationsNeeds,
  userId: string,
  from: Queryable = needs.db,
): Promise<{ application: Application | null }> {
  const row = await repository.findLatest(from, userId)
  const [found] = await show(needs, from, row ? [row] : [])
  if (!found) return { application: null }
  const { userId: _, ...application } = found
  return { application }
}

async function submit(needs: ApplicationsNeeds, userId: string, form: ApplicationForm) {
  return needs.db.transaction(async (tx) => {
    const now = needs.clock.now()
    const open = await repository.lockOpen(tx, userId)
    // An application in review must not change while an operator reads it.
    if (open?.state === 'inReview') throw new DomainError('APPLICATION_NOT_CHANGEABLE', {})
    if (open) await repository.saveForm(tx, open.id, form, now)
    else if (!(await repository.insertApplication(tx, { id: randomUUID(), userId, form, now })))
      throw new DomainError('APPLICATION_NOT_CHANGEABLE', {})
    return mine(needs, userId, tx)
  })
}

async function withdraw(needs: ApplicationsNeeds, userId: string) {
  return needs.db.transaction(async (tx) => {
    const open = await repository.lockOpen(tx, userId)
    if (open) {
      await repository.saveState(tx, open.id, { state: 'withdrawn', reason: null, by: null, now: needs.clock.now() })
      const keys = await repository.deleteDocumentsOf(tx, open.id)
      tx.afterCommit(() => deleteFiles(needs, keys))
    }
    return mine(needs, userId, tx)
  })
}

async function addDocument(needs: ApplicationsNeeds, userId: string, uploaded: Buffer) {
  // Check before doing any work.
  const known = await repository.findLatest(needs.db, userId)
  if (!known || !isOpenApplication(known.state)) throw notFound()
  const { key, kind, bytes } = await makeDocument(uploaded)
  await needs.storage.write(key, bytes)
  try {
    return await needs.db.transaction(async (tx) => {
      const open = await repository.lockOpen(tx, userId)
      if (!open) throw notFound()
      if ((await repository.listDocuments(tx, [open.id])).length >= applicationDocuments.most)
        throw new DomainError('PICTURES_FULL', { limit: applicationDocuments.most })
      await repository.insertDocument(tx, userId, {
        id: randomUUID(),
        applicationId: open.id,
        key,
        kind,
        bytes: bytes.length,
        addedAt: needs.clock.now(),
      })
      return mine(needs, userId, tx)
    })
  } catch (error) {
    deleteFiles(needs, [key])
    throw error
  }
}

async function removeDocument(needs: ApplicationsNeeds, userId: string, documentId: string) {
  return needs.db.transaction(async (tx) => {
    const open = await repository.lockOpen(tx, userId)
    const key = open && (await repository.deleteDocument(tx, open.id, documentId))
    if (!key) throw notFound()
    tx.afterCommit(() => deleteFiles(needs, [key]))
    return mine(needs, userId, tx)
  })
}

async function decide(
  needs: ApplicationsNeeds,
  tx: Tx,
  operatorId: string,
  applicationId: string,
  { decision, reason = null }: { decision: ApplicationDecision; reason?: string | null | undefined },
) {
  const row = await repository.lockById(tx, applicationId)
  if (!row) throw notFound()
  const state = stateAfter[decision]
  if (row.state !== state) {
    if (!isOpenApplication(row.state)) throw new DomainError('APPLICATION_NOT_CHANGEABLE', {})
    const now = needs.clock.now()
    await repository.saveState(tx, row.id, {
      state,
      reason: decision === 'decline' ? reason : null,
      by: operatorId,
      now,
    })
    if (decision === 'accept') await needs.makeAcharya(tx, row.userId, row.form, now)
    if (decision !== 'review')
      await needs.onDecided(tx, {
        id: row.id,
        userId: row.userId,
        form: row.form,
        isAccepted: decision === 'accept',
        reason,
      })
  }
  const [application] = await show(needs, tx, [(await repository.lockById(tx, applicationId))!])
  return { application: application! }
}

/** Returns an application for an operator. Those of erased accounts cannot be read. */
async function getOne(needs: ApplicationsNeeds, applicationId: string) {
  const row = await repository.findById(needs.db, applicationId)
  if (!row) throw notFound()
  const [application] = await show(needs, needs.db, [row])
  return { application: application! }
}
