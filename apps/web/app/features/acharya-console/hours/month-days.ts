import type { Availability } from '@sankalp/contract/acharya-bookings'
import { hoursOf } from '@sankalp/contract/availability-rules'
import { indiaDay } from '@sankalp/contract/india-time'

/** The kind of a calendar day for the acharya. */
export type DayKind = 'week' | 'closed' | 'own' | 'off'

export function kindOf(availability: Pick<Availability, 'week' | 'exceptions'>, day: string): DayKind {
  const exception = availability.exceptions.find((one) => one.day === day)
  if (exception) return exception.spans.length > 0 ? 'own' : 'off'
  return hoursOf(availability, day).length > 0 ? 'week' : 'closed'
}

/** Returns the bookings of a day, in the given order. */
export function bookedOn<B extends { startsAt: string }>(booked: readonly B[], day: string): B[] {
  return booked.filter(({ startsAt }) => indiaDay(new Date(startsAt)) === day)
}

/** Splits a month (yyyy-MM) into weeks that begin on Sunday, with null for the days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const lead = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => {
      const day = week * 7 + at - lead + 1
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : null
    }),
  )
}
