import { DomainError, notFound } from '@sankalp/contract'
import { isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { bindAll } from '../../platform/bind-all.ts'
import type { ConsultationMetrics } from './consultations.metrics.ts'
import * as repository from './consultations.repository.ts'
import type { FindAcharya, Notify, Pauses, PoojaCalls, WalletForConsultations } from './ports.ts'
import type { Presence } from './presence.ts'
import type { Talks } from './talks.ts'
import type { Teller } from './teller.ts'
import { request } from './asking.ts'
import { ring, accept, reject } from './answering.ts'

export type RequestNeeds = {
  db: Db
  sharedClock: SharedClock
  wallet: WalletForConsultations
  teller: Teller
  talks: Talks
  presence: Presence
  metrics: ConsultationMetrics
  findAcharya: FindAcharya
  isOnline: (userId: string) => boolean
  poojaCalls: PoojaCalls | null
  notify: Notify | null
  pauses: Pauses
}

/** Handles consultation requests until they are answered. */
export function createRequests(needs: RequestNeeds) {
  return bindAll(needs, { request, ring, accept, reject, cancel, endFor })
}

/**
 * Cancels a request. One that was accepted at the same moment is ended, free of charge, if the acharya has said nothing
 * yet.
 */
async function cancel(needs: RequestNeeds, requestId: string, viewer: Viewer): Promise<void> {
  const isDone = await needs.db.transaction(async (tx) => {
    const row = await repository.lockConsultation(tx, requestId)
    if (!row || row.userId !== viewer.userId) throw notFound()
    const now = await needs.sharedClock.now(tx)
    if (isWaiting(row.state)) {
      await needs.talks.close(tx, row, 'cancelled', now)
      return true
    }
    if (isRunning(row.state) && row.spokeAt === null) {
      await needs.talks.stop(tx, row, 'user', now)
      return true
    }
    return !isRunning(row.state)
  })
  if (!isDone) throw new DomainError('REQUEST_OVER', {})
}

/**
 * Ends everything open before an account is erased: requests in both directions are closed, a running consultation is
 * ended and settled.
 */
async function endFor(needs: RequestNeeds, tx: Tx, userId: string): Promise<void> {
  const open = await repository.findOpenOf(tx, userId)
  const row = open && (await repository.lockConsultation(tx, open.id))
  if (!row) return
  const now = await needs.sharedClock.now(tx)
  const side = row.userId === userId ? 'user' : 'acharya'
  if (isWaiting(row.state)) await needs.talks.close(tx, row, side === 'user' ? 'cancelled' : 'refused', now)
  else if (isRunning(row.state)) await needs.talks.stop(tx, row, side, now)
}
