import { type Language, notFound } from '@sankalp/contract'
import { bookableMonths, slotId, slotTime } from '@sankalp/contract/booking-rules'
import type { Slot } from '@sankalp/contract/bookings'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import type { Place } from '@sankalp/contract/places'
import type { Sky } from '@sankalp/jyotish'
import { later } from '../../platform/clock.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { readAllAvailability, readAvailability } from './availability.repository.ts'
import { createMonthWriter, write } from './month-writer.ts'
import { daysFrom, daysOf, judgeStart, spanOf, startsOf } from './offered-slots.ts'

export type SlotsNeeds = { db: Db; clock: Clock; sky: Sky; findPlace: (slug: string) => Place }
export type Slots = ReturnType<typeof createSlots>

/** How many days ahead the next free slots are searched. */
const nextDays = 14
const next = { ofEach: 3, inAll: 12 }
/** How many acharyas are searched for the next free slots, those who have practised longest first. */
const mostAcharyas = 200
const daySeconds = 24 * 3600

export type NextSlot = Pick<Slot, '_id' | 'startsAt'> & { acharyaId: string; date: string; time: string }

export function createSlots({ db, clock, sky, findPlace }: SlotsNeeds) {
  const writeMonth = createMonthWriter(sky)

  /** Writes the slots of a month that have not begun. A month that cannot be booked has none. */
  async function writeAvailableBookingSlots(
    acharyaId: string,
    asked: { month?: string | undefined; place?: string | undefined },
    language: Language,
  ): Promise<string> {
    const now = clock.now()
    const place = findPlace(asked.place ?? 'delhi')
    const months = bookableMonths(now)
    const month = asked.month ?? months[0]!
    // For other months, query a bookable one all the same, so that an unknown acharya still gives not found.
    const days = daysOf(months.includes(month) ? month : months[0]!)
    const { from, to } = spanOf(days[0]!.slice(0, 7))
    const found = await readAvailability(db, acharyaId, { firstDay: days[0]!, lastDay: days.at(-1)!, from, to, now })
    if (found === null) throw notFound()
    return months.includes(month) ? writeMonth({ acharyaId, place, month, found, language, now }) : write([], language)
  }

  async function getNextSlots(): Promise<NextSlot[]> {
    const now = clock.now()
    const days = daysFrom(now, nextDays)
    const window = {
      firstDay: days[0]!,
      lastDay: days.at(-1)!,
      from: now,
      to: later(indiaDayStart(indiaDay(now)), nextDays * daySeconds),
      now,
    }
    const all = await readAllAvailability(db, window, mostAcharyas)
    const free = all.flatMap(({ acharyaId, hours, taken }) => {
      const booked = new Set(taken.map((start) => start.getTime()))
      const starts: Date[] = []
      for (const day of days) {
        starts.push(
          ...startsOf(hours, day).filter(
            (start) => judgeStart(start, now) === 'bookable' && !booked.has(start.getTime()),
          ),
        )
        if (starts.length >= next.ofEach) break
      }
      return starts.slice(0, next.ofEach).map((start) => ({ acharyaId, start }))
    })
    return free
      .toSorted((a, b) => a.start.getTime() - b.start.getTime())
      .slice(0, next.inAll)
      .map(({ acharyaId, start }) => ({
        _id: slotId(acharyaId, start),
        acharyaId,
        startsAt: start.toISOString(),
        ...slotTime(start),
      }))
  }

  return { writeAvailableBookingSlots, getNextSlots }
}
