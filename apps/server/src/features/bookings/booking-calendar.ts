import { slotEnd } from '@sankalp/contract/booking-rules'
import type { Language } from '@sankalp/contract'
import { bookingsTexts } from '@sankalp/content/bookings-texts'
import { basicTime, escapeText, foldLine } from '../../platform/icalendar.ts'
import type { BookingRow } from './bookings.repository.ts'

type Written = { booking: BookingRow; language: Language; publicUrl: string; now: Date }

/**
 * Writes a booking as a calendar file for its owner. The entry id stays the same, so that moving the booking moves the
 * entry.
 */
export function writeBookingCalendar({ booking, language, publicUrl, now }: Written): string {
  const { calendar, formerAcharya } = bookingsTexts
  const acharya = booking.acharya.name?.[language] ?? formerAcharya[language]
  const url = `${publicUrl}/bookedpooja`
  const about = [`${calendar.join[language]} ${url}`, ...(booking.sankalp ? [booking.sankalp[language]] : [])].join(
    '\n',
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sankalp//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${booking.id}@sankalp`,
    `DTSTAMP:${basicTime(now)}`,
    `DTSTART:${basicTime(booking.startsAt)}`,
    `DTEND:${basicTime(slotEnd(booking.startsAt))}`,
    `SUMMARY:${escapeText(calendar.summary[language](booking.pooja.name[language], acharya))}`,
    `DESCRIPTION:${escapeText(about)}`,
    `URL;VALUE=URI:${url}`,
    `STATUS:${booking.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    // A calendar keeps the entry with the highest sequence.
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escapeText(calendar.reminder[language])}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
