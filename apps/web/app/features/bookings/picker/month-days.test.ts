import { expect, test } from 'vitest'
import { dayOf, slotAt } from '../bookings.fake.ts'
import { daysOfMonth } from './month-days.ts'

const at = (clock: string) => new Date(`2026-11-16T${clock}:00+05:30`)

test('returns only today and later days, and for today only the slots still to come', () => {
  const now = at('14:10')
  const today = dayOf(now, slotAt(at('14:00')), slotAt(at('14:30')), slotAt(at('15:00'), { status: 'Booked' }))
  const days = daysOfMonth('2026-11', [today], now)
  expect(days).toHaveLength(15)
  expect(days[0]).toMatchObject({ iso: '2026-11-16', date: '16-11-2026', free: 1 })
  expect(days[0]!.slots.map(({ toTime }) => toTime)).toEqual(['2:30 PM', '3:00 PM'])
  expect(days[1]).toMatchObject({ iso: '2026-11-17', free: 0, slots: [] })
})

test('uses the day in India: late in the evening in London it is already tomorrow', () => {
  expect(daysOfMonth('2026-11', [], new Date('2026-11-29T19:00:00Z')).map(({ iso }) => iso)).toEqual(['2026-11-30'])
})

test('includes the 29th in a leap February', () => {
  expect(daysOfMonth('2028-02', [], at('10:00')).at(-1)!.iso).toBe('2028-02-29')
})
