import { indiaDay, indiaDayStart } from './india-time.ts'

/** Booking rules shared by client and server. No schema library here, so that a page can import it. */

export const slotMinutes = 30
/** How long a slot is held for a user who has not paid yet. */
export const holdMinutes = 10
/**
 * How long a slot is kept from the start of its first payment. The provider's page is open for a quarter of an hour.
 * Further payments keep it no longer.
 */
export const payHoldMinutes = 20
/** How many unpaid slots a person may hold at once. */
export const holdsPerPerson = 3
/** A booking can be cancelled or moved to another slot until this many hours before its start. */
export const changeHours = 24
/** This month and the next 23. */
export const monthsAhead = 24
export const dakshinaRange = { min: 1, max: 100_000 } as const
export const sankalpNames = { most: 8, longest: 60 } as const
/** The texts an acharya writes to the devotee: the reason for a cancellation, and a note after the pooja. */
export const acharyaTexts = { reason: 300, note: 2000 } as const
export const picturesOfBooking = { most: 5, maxBytes: 5 * 1024 * 1024 } as const

const minuteMs = 60_000

/** A slot in the format of the calls: the day as dd-MM-yyyy and the start as 10:30 AM, both in India time. */
export type SlotTime = { date: string; time: string }

/** Returns the instant at which a slot begins; null when the day or time does not exist or is not on the half hour. */
export function slotStart({ date, time }: SlotTime): Date | null {
  const day = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date)
  const clock = /^(\d{1,2}):([03]0) ([AP]M)$/.exec(time)
  if (!day || !clock) return null
  const iso = `${day[3]}-${day[2]}-${day[1]}`
  const midnight = indiaDayStart(iso)
  if (Number.isNaN(midnight.getTime()) || indiaDay(midnight) !== iso) return null
  const hour = Number(clock[1])
  if (hour < 1 || hour > 12) return null
  const minutes = ((hour % 12) + (clock[3] === 'PM' ? 12 : 0)) * 60 + Number(clock[2])
  return new Date(midnight.getTime() + minutes * minuteMs)
}

/** Formats the slot that begins at an instant as the calls write it. */
export function slotTime(start: Date): SlotTime {
  const iso = indiaDay(start)
  const minutes = Math.round((start.getTime() - indiaDayStart(iso).getTime()) / minuteMs)
  const [year, month, day] = iso.split('-')
  return { date: `${day}-${month}-${year}`, time: clockLabel(minutes) }
}

/** Formats minutes since midnight as 10:30 AM. */
export function clockLabel(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Returns the id of a slot, made of its acharya and its start. A slot that is not booked is not stored. */
export function slotId(acharyaId: string, start: Date): string {
  return slotIdAt(acharyaId, slotTime(start))
}

/** Returns the same id from a date and time. */
export function slotIdAt(acharyaId: string, { date, time }: SlotTime): string {
  return `${acharyaId}.${date}.${time.replace(/[: ]/g, '')}`
}

/** Returns the end of a slot. A booking can be joined from its start until this instant, and is past from then on. */
export function slotEnd(start: Date): Date {
  return new Date(start.getTime() + slotMinutes * minuteMs)
}

export function isJoinOpen(start: Date, now: Date): boolean {
  return now >= start && now < slotEnd(start)
}

export function isPast(start: Date, now: Date): boolean {
  return now >= slotEnd(start)
}

/** Returns the instant until which the owner can cancel the booking or choose another slot. */
export function changeableUntil(start: Date): Date {
  return new Date(start.getTime() - changeHours * 60 * minuteMs)
}

/** Returns the months that can be booked, as yyyy-MM in India, beginning with the current one. */
export function bookableMonths(now: Date): string[] {
  const [year, month] = indiaDay(now).split('-').map(Number) as [number, number]
  return Array.from({ length: monthsAhead }, (_, index) => {
    const at = year * 12 + month - 1 + index
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
