import type { SlotDay } from '@sankalp/contract/bookings'
import { indiaDay } from '@sankalp/contract/india-time'
import { isoDate } from '../slot-words.ts'

/** A day of the month that can still be booked, and the number of its free slots. */
export type BookableDay = {
  /** yyyy-MM-dd */
  iso: string
  /** dd-MM-yyyy, the API's format. */
  date: string
  free: number
  slots: SlotDay['fromTimeToTime']
}

/** Returns today and the later days of a month, in India, with the acharya's slots. Leaves out past slots. */
export function daysOfMonth(month: string, offered: readonly SlotDay[], now: Date): BookableDay[] {
  const today = indiaDay(now)
  const [year, number] = month.split('-').map(Number) as [number, number]
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const byDay = new Map(offered.map((day) => [isoDate(day.date), day.fromTimeToTime]))
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
    .filter((iso) => iso >= today)
    .map((iso) => {
      const slots = (byDay.get(iso) ?? []).filter(({ startsAt }) => Date.parse(startsAt) > now.getTime())
      return {
        iso,
        date: iso.split('-').toReversed().join('-'),
        free: slots.filter(({ status }) => status === 'Available').length,
        slots,
      }
    })
}
