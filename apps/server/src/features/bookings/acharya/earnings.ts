import { toRupees } from '@sankalp/contract'
import type { getMyEarnings } from '@sankalp/contract/acharya-bookings'
import type { Reply } from '@sankalp/contract/endpoint'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import type { Clock } from '../../../platform/clock.ts'

type Movement = { at: Date; kind: string; amountPaise: number; subjectName: { en: string; hin: string } | null }

/** What somebody has earned, from the ledger. */
export type ReadEarnings = (
  ownerId: string,
  span: { from: Date; before: Date },
) => Promise<{ balancePaise: number; movements: Movement[] }>

/** One month of an acharya's earnings, this one when none is named. */
export function createEarnings({ clock, readEarnings }: { clock: Clock; readEarnings: ReadEarnings }) {
  return async (userId: string, asked: string | undefined): Promise<Reply<typeof getMyEarnings>> => {
    const month = asked ?? indiaDay(clock.now()).slice(0, 7)
    const { balancePaise, movements } = await readEarnings(userId, monthSpan(month))
    // A payout moves what was earned before: it takes nothing from what the month has brought.
    const earned = movements
      .filter(({ kind }) => kind !== 'payout')
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    return {
      balance: toRupees(balancePaise),
      month,
      earned: toRupees(earned),
      movements: movements.map(({ at, kind, amountPaise, subjectName }) => ({
        at: at.toISOString(),
        kind,
        amount: toRupees(amountPaise),
        subject: subjectName,
      })),
    }
  }
}

/** From the first instant of a month (yyyy-MM) in India to the first after it. */
export function monthSpan(month: string): { from: Date; before: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: indiaDayStart(`${month}-01`), before: indiaDayStart(`${next}-01`) }
}
