import type { Language } from '@sankalp/contract/language'
import { formatDate } from '../../../shared/almanac/date-text.ts'
import { poojaPage } from './pooja-card.tsx'

/** `date` is dd-MM-yyyy and `time` such as 10:30 AM, both in India. */
export type FreeSlot = { _id: string; acharyaId: string; startsAt: string; date: string; time: string }

/** When a slot is, in words; `today` (YYYY-MM-DD) has a word of its own. */
export function slotText(
  { date, time }: Pick<FreeSlot, 'date' | 'time'>,
  language: Language,
  today: { day: string; word: string },
): string {
  const iso = date.split('-').toReversed().join('-')
  return `${iso === today.day ? today.word : formatDate(iso, language, { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`
}

/** The first step of the booking with an acharya, and an hour where one was picked. */
export function bookAddress(
  poojaId: string,
  { acharyaId, date, time }: Pick<FreeSlot, 'acharyaId' | 'date' | 'time'>,
): string {
  return `${poojaPage(poojaId)}/book?${new URLSearchParams({ acharya: acharyaId, date, time })}`
}
