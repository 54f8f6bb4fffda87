import { toRupees } from '@sankalp/contract'
import type { getMyEarnings } from '@sankalp/contract/acharya-bookings'
import type { Reply } from '@sankalp/contract/endpoint'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import type { Clock } from '../../../platform/clock.ts'

type Movement = {
  at: Date
  kind: string
  amountPaise: number
  subjectName: { en: string; hin: string } | null
  isToCome: boolean
}

/** Reads an acharya's earnings from the ledger. */
export type ReadEarnings = (
  ownerId: string,
  span: { from: Date; before: Date },
) => Promise<{ balancePaise: number; toComePaise: number; movements: Movement[] }>

/** Returns one month of an acharya's earnings. Default: the current month. */
export function createEarnings({ clock, readEarnings }: { clock: Clock; readEarnings: ReadEarnings }) {
  return async (userId: string, asked: string | undefined): Promise<Reply<typeof getMyEarnings>> => {
    const month = asked ?? indiaDay(clock.now()).slice(0, 7)
    const { balancePaise, toComePaise, movements } = await readEarnings(userId, monthSpan(month))
    // Leave out payouts: they pay earlier earnings and do not reduce this month's. What is to come is not earned yet.
    const earned = movements
      .filter(({ kind, isToCome }) => kind !== 'payout' && !isToCome)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    return {
      balance: toRupees(balancePaise),
      toCome: toRupees(toComePaise),
      month,
      earned: toRupees(earned),
      movements: movements.map(({ at, kind, amountPaise, subjectName, isToCome }) => ({
        at: at.toISOString(),
        kind,
        amount: toRupees(amountPaise),
        subject: subjectName,
        isToCome,
      })),
    }
  }
}

/** Returns the span from the first instant of a month (yyyy-MM) in India to the first of the next month. */
export function monthSpan(month: string): { from: Date; before: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: indiaDayStart(`${month}-01`), before: indiaDayStart(`${next}-01`) }
}
