import { expect, test } from 'vitest'
import { slotText } from './slot-text.ts'

test('formats a slot with AM in English and with the part of the day in Hindi', () => {
  const startsAt = '2026-11-19T23:30:00.000Z'
  expect(slotText(startsAt, 'en', { day: '2026-11-20', word: 'Today' })).toBe('Today, 5:00\u{a0}AM')
  expect(slotText(startsAt, 'hin', { day: '2026-11-20', word: 'आज' })).toBe('आज, सुबह\u{a0}5:00')
  expect(slotText(startsAt, 'en', { day: '2026-11-19', word: 'Today' })).toBe('Fri, 20 Nov, 5:00\u{a0}AM')
  expect(slotText(startsAt, 'hin', { day: '2026-11-19', word: 'आज' })).toBe('शुक्र, 20 नवंबर, सुबह\u{a0}5:00')
})
