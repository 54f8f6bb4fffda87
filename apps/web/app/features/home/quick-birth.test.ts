import { expect, test } from 'vitest'
import { readQuickBirth } from './quick-birth.ts'

const varanasi = { slug: 'varanasi', label: { en: 'Varanasi, Uttar Pradesh', hin: 'वाराणसी, उत्तर प्रदेश' }, latDeg: 25.32, lonDeg: 83.01, zone: 'Asia/Kolkata' }
const person = { name: 'You', place: varanasi, placeLabel: varanasi.label.en }
const today = { year: 2026, month: 11, day: 15 }

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('three fields make a birth', () => {
  expect(readQuickBirth(form({ date: '1994-01-18', time: '06:05' }), person, today)).toEqual({
    birth: { name: 'You', gender: 'other', year: 1994, month: 1, day: 18, time: { hour: 6, minute: 5 }, place: 'Varanasi, Uttar Pradesh', lat: 25.32, lon: 83.01, zone: 'Asia/Kolkata', tzone: null },
  })
})

test('an unknown time is no time, whatever stands in its field', () => {
  expect(readQuickBirth(form({ date: '1994-01-18', time: '06:05', timeUnknown: 'on' }), person, today)).toMatchObject({ birth: { time: null } })
})

test.each([
  ['nothing typed', {}, { date: 'missing', time: 'missing' }],
  ['a day that the month does not have', { date: '2025-02-30', time: '06:05' }, { date: 'wrong' }],
  ['tomorrow', { date: '2026-11-16', time: '06:05' }, { date: 'wrong' }],
  ['before our tables', { date: '1899-12-31', time: '06:05' }, { date: 'wrong' }],
  ['an hour that clocks do not show', { date: '1994-01-18', time: '24:05' }, { time: 'missing' }],
])('%s', (_, values, problems) => {
  expect(readQuickBirth(form(values), person, today)).toEqual({ problems })
})

test('a place that was not found', () => {
  expect(readQuickBirth(form({ date: '1994-01-18', time: '06:05' }), { ...person, place: null }, today)).toEqual({ problems: { place: 'missing' } })
})
