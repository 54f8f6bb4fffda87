import { expect, test } from 'vitest'
import { readMoonForm } from './moon-form-values.ts'

const today = { year: 2026, month: 11, day: 15 }
const ujjain = { slug: 'ujjain', label: { en: 'Ujjain', hin: 'उज्जैन' }, latDeg: 23.18, lonDeg: 75.78, zone: 'Asia/Kolkata' }
const full = { name: 'Savita Joshi', gender: 'female', date: '1991-10-21', time: '05:25', email: 'savita@example.com' }

function read(change: Record<string, string | undefined> = {}, place: typeof ujjain | null = ujjain) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...full, ...change })) if (value !== undefined) form.set(name, value)
  return readMoonForm(form, place, 'Ujjain', today)
}

test('a full form becomes a birth that has a chart', () => {
  expect(read()).toMatchObject({
    birth: { name: 'Savita Joshi', gender: 'female', year: 1991, month: 10, day: 21, time: { hour: 5, minute: 25 }, place: 'Ujjain', lat: 23.18, zone: 'Asia/Kolkata' },
    isWhole: true,
    email: 'savita@example.com',
  })
})

test('name, gender and e-mail may be left out', () => {
  expect(read({ name: '', gender: undefined, email: '' })).toMatchObject({ isWhole: false, email: '' })
})

test('an unknown time is no midnight', () => {
  expect(read({ timeUnknown: 'on' })).toMatchObject({ birth: { time: null } })
  expect(read({ timeUnknown: 'on', time: '' })).toMatchObject({ birth: { time: null } })
})

test.each([
  [{ date: '' }, { date: 'required' }],
  [{ date: '1991-02-31' }, { date: 'date' }],
  [{ date: '1899-12-31' }, { date: 'date' }],
  [{ date: '2026-11-16' }, { date: 'date' }],
  [{ date: '21/10/1991' }, { date: 'date' }],
  [{ time: '' }, { time: 'time' }],
  [{ time: '25:00' }, { time: 'time' }],
  [{ name: 'https://x.example' }, { name: 'name' }],
  [{ email: 'savita' }, { email: 'email' }],
])('%o is refused: %o', (change, problems) => {
  expect(read(change)).toEqual({ problems })
})

test('a place that was not chosen from the list is asked for', () => {
  expect(read({}, null)).toEqual({ problems: { place: 'place' } })
})
