import { DomainError, notFound } from '@sankalp/contract'
import { rateWithinDays } from '@sankalp/contract/consultation-rules'
import { later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { type ConsultationRow, findConsultation } from './consultations.repository.ts'

/** Finds a consultation for one of its two sides. For others it counts as not found. */
export async function findOwn(db: Queryable, consultationId: string, viewerId: string): Promise<ConsultationRow> {
  const row = await findConsultation(db, consultationId)
  if (!row || (row.userId !== viewerId && row.acharyaUserId !== viewerId)) throw notFound()
  return row
}

/** Refuses unless the viewer has paid for it recently enough. */
export function expectPaid(
  row: Pick<ConsultationRow, 'userId' | 'state' | 'chargedPaise' | 'endedAt'>,
  viewerId: string,
  now: Date,
): void {
  if (row.userId !== viewerId) throw notFound()
  if (row.state !== 'settled' || !row.chargedPaise || later(row.endedAt!, rateWithinDays * 86_400) < now)
    throw new DomainError('CONSULTATION_NOT_HELD', {})
}
