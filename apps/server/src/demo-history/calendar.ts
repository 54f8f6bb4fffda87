import { demoDaysOff, demoWeeks } from '@sankalp/content/demo/hours'
import { slotMinutes } from '@sankalp/contract/booking-rules'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { later } from '../platform/clock.ts'

export type Calendar = ReturnType<typeof createCalendar>

const daySeconds = 24 * 3600

/** Days counted from today, with times of the day in India, and the hours that the demo's acharyas keep. */
export function createCalendar(now: Date) {
  const midnight = indiaDayStart(indiaDay(now))
  const startOf = (day: number) => later(midnight, day * daySeconds)

  /** Returns an instant: the day counted from today (-1 is yesterday), and the time as 18:30. */
  function at(day: number, time: string): Date {
    const [hour, minute] = time.split(':').map(Number) as [number, number]
    return later(startOf(day), (hour * 60 + minute) * 60)
  }

  /** Returns the starts of an acharya's slots on a day, as `addHours` of the catalogue opens them. */
  function slotsOf(acharya: number, day: number): Date[] {
    const weekday = new Date(startOf(day).getTime() + 12 * 3_600_000).getUTCDay()
    const off = demoDaysOff.find((one) => one.acharya === acharya && one.inDays === day)
    const hours = off?.hours ?? demoWeeks[acharya % demoWeeks.length]![weekday]!
    return hours.flatMap(([from, to]) =>
      Array.from({ length: ((to - from) * 60) / slotMinutes }, (_, index) =>
        later(startOf(day), (from * 60 + index * slotMinutes) * 60),
      ),
    )
  }

  return { now, at, slotsOf }
}
