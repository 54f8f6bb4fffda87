import type { Language } from '@sankalp/contract'
import { clockLabel, slotIdAt, slotTime } from '@sankalp/contract/booking-rules'
import { type SlotDay, getAvailableBookingSlots } from '@sankalp/contract/bookings'
import { indiaDayStart } from '@sankalp/contract/india-time'
import type { Place } from '@sankalp/contract/places'
import { bookingsTexts } from '@sankalp/content/bookings-texts'
import type { Sky } from '@sankalp/jyotish'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { compileOnce } from '../../platform/compile-schema.ts'
import { parseAvailability } from './availability.repository.ts'
import { daysOf, startsOf } from './offered-slots.ts'
import { createSlotMuhurtas } from './slot-muhurtas.ts'

type Asked = { acharyaId: string; place: Place; month: string; language: Language; now: Date; found: string }
/** Valid from `since` until the first of its slots begins. */
type Written = { json: string; since: Date; until: Date | null }

/** A month of full days is 250 kB of JSON, a usual one 70 kB. */
const cachedCharacters = 12_000_000
const checked = compileOnce(getAvailableBookingSlots.reply)

/** Serialises the response, checked against the contract. */
export function write(days: readonly SlotDay[], language: Language): string {
  const free = days.reduce(
    (sum, { fromTimeToTime }) => sum + fromTimeToTime.filter(({ status }) => status === 'Available').length,
    0,
  )
  return JSON.stringify(
    checked().parse({ availableBookingSlots: days, message: bookingsTexts.slotsFound[language](free) }),
  )
}

/**
 * Writes the slots of a month as JSON. The offered hours and taken slots (`found`) are read for each call, but the JSON
 * is only written again when these have changed or a slot has begun.
 */
export function createMonthWriter(sky: Sky): (asked: Asked) => string {
  const muhurtasOf = createSlotMuhurtas(sky)
  const cache = createBoundedCache<Written>(cachedCharacters, ({ json }, key) => json.length + key.length)

  return (asked) => {
    const { acharyaId, place, month, language, now, found } = asked
    const key = [acharyaId, place.slug, month, language, found].join(' ')
    const known = cache.get(key)
    if (known && known.since <= now && (known.until === null || now < known.until)) return known.json
    const days = listDays(asked)
    const first = days[0]?.fromTimeToTime[0]
    const json = write(days, language)
    cache.set(key, { json, since: now, until: first ? new Date(first.startsAt) : null })
    return json
  }

  function listDays({ acharyaId, place, month, now, found }: Asked): SlotDay[] {
    const { hours, taken } = parseAvailability(found)
    const booked = new Set(taken.map((start) => start.getTime()))
    const muhurtaOf = muhurtasOf(place, month)
    return daysOf(month).flatMap((day) => {
      const starts = startsOf(hours, day).filter((start) => start > now)
      if (starts.length === 0) return []
      // A month has up to 1,400 slots, so format each day once for all its slots.
      const midnight = indiaDayStart(day)
      const { date } = slotTime(midnight)
      const slots = starts.map((start) => {
        const time = clockLabel((start.getTime() - midnight.getTime()) / 60_000)
        return {
          _id: slotIdAt(acharyaId, { date, time }),
          toTime: time,
          status: booked.has(start.getTime()) ? ('Booked' as const) : ('Available' as const),
          startsAt: start.toISOString(),
          muhurta: muhurtaOf(start),
        }
      })
      return [{ _id: `${acharyaId}.${day}`, date, fromTimeToTime: slots }]
    })
  }
}
