import { indiaDay, indiaDayStart } from './india-time.ts'

/** Rules of booking that both sides read. Without a schema library, so that a page may import it. */

export const slotMinutes = 30
/** How long a slot is kept for somebody who has not paid yet. */
export const holdMinutes = 10
/** So many unpaid slots may one person hold at once. */
export const holdsPerPerson = 3
/** Until then a booking can be cancelled or moved to another slot. */
export const changeHours = 24
/** This month and the next 23. */
export const monthsAhead = 24
export const dakshinaRange = { min: 1, max: 100_000 } as const
export const sankalpNames = { most: 8, longest: 60 } as const
/** What an acharya writes to the devotee: why a pooja is cancelled, and a note after it. */
export const acharyaTexts = { reason: 300, note: 2000 } as const
export const picturesOfBooking = { most: 5, maxBytes: 5 * 1024 * 1024 } as const

const minuteMs = 60_000

/** A slot as the calls write it: the day as dd-MM-yyyy and when it begins as 10:30 AM, both in India. */
export type SlotTime = { date: string; time: string }

/** The instant at which a slot begins; null when there is no such day or time, or it is not on the half hour. */
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

/** How the calls write the slot that begins at an instant. */
export function slotTime(start: Date): SlotTime {
  const iso = indiaDay(start)
  const minutes = Math.round((start.getTime() - indiaDayStart(iso).getTime()) / minuteMs)
  const [year, month, day] = iso.split('-')
  return { date: `${day}-${month}-${year}`, time: clockLabel(minutes) }
}

/** Minutes since midnight as 10:30 AM. */
export function clockLabel(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** What a slot goes by: its acharya and its beginning. Nothing is stored for a slot that nobody has booked. */
export function slotId(acharyaId: string, start: Date): string {
  const { date, time } = slotTime(start)
  return `${acharyaId}.${date}.${time.replace(/[: ]/g, '')}`
}

/** A booking can be joined from its start until this instant; from then on it is past. */
export function slotEnd(start: Date): Date {
  return new Date(start.getTime() + slotMinutes * minuteMs)
}

export function isJoinOpen(start: Date, now: Date): boolean {
  return now >= start && now < slotEnd(start)
}

export function isPast(start: Date, now: Date): boolean {
  return now >= slotEnd(start)
}

/** Until this instant its owner can cancel it or choose another slot. */
export function changeableUntil(start: Date): Date {
  return new Date(start.getTime() - changeHours * 60 * minuteMs)
}

/** The months that can be booked, as yyyy-MM in India, this one first. */
export function bookableMonths(now: Date): string[] {
  const [year, month] = indiaDay(now).split('-').map(Number) as [number, number]
  return Array.from({ length: monthsAhead }, (_, index) => {
    const at = year * 12 + month - 1 + index
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
