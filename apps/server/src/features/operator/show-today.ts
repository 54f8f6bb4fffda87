import type { DayRow, TodayCounts } from './today.repository.ts'

type Found = {
  now: Date
  counts: TodayCounts
  days: readonly DayRow[]
  verification: { ranAt: Date; broken: { check: string }[] } | null
  online: number
  movesOrdersItself: boolean
}

/** Returns the figures in reading order, each with its list. */
export function showToday({ now, counts, days, verification, online, movesOrdersItself }: Found) {
  const count = (key: string, value: number, list: string | null) => ({ key, value, kind: 'number' as const, list })
  return {
    now: now.toISOString(),
    figures: [
      { key: 'takings', value: counts.takingsPaise / 100, kind: 'rupees' as const, list: 'ledger' },
      { key: 'bonusShares', value: counts.bonusSharesPaise / 100, kind: 'rupees' as const, list: 'ledger' },
      count('consultationsNow', counts.consultationsNow, 'consultations?filter=state:live'),
      count('waitingRequests', counts.waitingRequests, 'consultations?filter=state:ringing'),
      count('acharyasOnline', online, 'acharyas'),
      count('bookingsToday', counts.bookingsToday, 'bookings'),
      count('ordersToPack', counts.ordersToPack, 'orders?filter=state:placed'),
      count('returnsAsked', counts.returnsAsked, 'orders?filter=state:returnRequested'),
      count('poojasToDecide', counts.poojasToDecide, 'bookings?filter=performed:unclear'),
      count('stuckPayments', counts.stuckPayments, 'payments?filter=stuck:yes'),
      count('openReports', counts.openReports, 'reports?filter=state:open'),
      count('openLetters', counts.openLetters, 'letters?filter=state:open'),
      count('openProposals', counts.openProposals, 'proposals?filter=state:open'),
    ],
    days: days.map(({ takingsPaise, ...day }) => ({ ...day, takings: takingsPaise / 100 })),
    movesOrdersItself,
    verification: verification && {
      ranAt: verification.ranAt.toISOString(),
      broken: verification.broken.map(({ check }) => check),
    },
  }
}
