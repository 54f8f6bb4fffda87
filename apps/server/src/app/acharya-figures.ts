import type { ReviewSummary } from '@sankalp/contract/reviews'
import type { AcharyaFigures } from '../features/acharyas/acharyas.service.ts'
import type { Db } from '../platform/db/db.ts'

/** The totals of an acharya's consultations. */
type Talks = { acharyaId: string; sessions: number; replySeconds: number | null }

/** Counts the figures on an acharya's card from everything that was paid: poojas and consultations. */
export function createAcharyaFigures(
  db: Db,
  summariesOf: (kind: 'acharya', ids: readonly string[]) => Promise<Map<string, ReviewSummary>>,
  readTalks: (ids: readonly string[]) => Promise<readonly Talks[]>,
) {
  return async (ids: readonly string[]): Promise<(id: string) => AcharyaFigures> => {
    const [reviews, held, talks] = await Promise.all([
      summariesOf('acharya', ids),
      countHeldPoojas(db, ids),
      readTalks(ids),
    ])
    return (id) => {
      const talked = talks.find(({ acharyaId }) => acharyaId === id)
      return {
        rating: reviews.get(id)?.mean ?? null,
        sessions: (held.get(id) ?? 0) + (talked?.sessions ?? 0),
        replySeconds: talked?.replySeconds ?? null,
      }
    }
  }
}

/** Counts the paid poojas that each of these acharyas has held. */
async function countHeldPoojas(db: Db, acharyaIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ acharyaId: string; count: number }>(
    `select acharya_id as "acharyaId", count(*)::int as count from booking where state = 'completed' and acharya_id = any ($1::uuid[]) group by 1`,
    [acharyaIds],
  )
  return new Map(rows.map(({ acharyaId, count }) => [acharyaId, count]))
}
