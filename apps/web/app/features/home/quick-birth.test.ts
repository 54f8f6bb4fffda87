import { expect, test } from 'vitest'
import { readQuickBirth } from './quick-birth.ts'

const varanasi = {
  slug: 'varanasi',
  label: { en: 'Varanasi, Uttar Pradesh', hin: 'वाराणसी, उत्तर प्रदेश' },
  latDeg: 25.32,
  lonDeg: 83.01,
  zone: 'Asia/Kolkata',
}
const person = { name: 'You', place: varanasi, placeLabel: varanasi.label.en }
const today = { year: 2026, month: 11, day: 15 }
const typed = { day: '18', month: '1', year: '1994', hour: '6', minute: '5', ampm: 'AM' }

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('accepts day, time and place as a birth', () => {
  expect(readQuickBirth(form(typed), person, today)).toEqual({
    birth: {
      name: 'You',
      gender: 'other',
      year: 1994,
      month: 1,
      day: 18,
      time: { hour: 6, minute: 5 },
      place: 'Varanasi, Uttar Pradesh',
      lat: 25.32,
      lon: 83.01,
      zone: 'Asia/Kolkata',
      tzone: null,
    },
  })
})

test('ignores the time fields when the time is marked as unknown', () => {
  expect(readQuickBirth(form({ ...typed, timeUnknown: 'on' }), person, today)).toMatchObject({ birth: { time: null } })
})

test.each([
  [
    'nothing chosen',
    {},
    { day: 'required', month: 'required', year: 'required', hour: 'required', minute: 'required', ampm: 'required' },
  ],
  ['a day that the month does not have', { ...typed, day: '30', month: '2' }, { day: 'dayNotInMonth' }],
  ['tomorrow', { ...typed, day: '16', month: '11', year: '2026' }, { day: 'futureDate' }],
  ['before our tables', { ...typed, year: '1899' }, { year: 'range' }],
  ['an hour that clocks do not show', { ...typed, hour: '13' }, { hour: 'range' }],
])('%s', (_, values, problems) => {
  expect(readQuickBirth(form(values), person, today)).toEqual({ problems })
})

test('reports a place that was not found', () => {
  expect(readQuickBirth(form(typed), { ...person, place: null }, today)).toEqual({ problems: { place: 'required' } })
})

test('passes an hour that the clock showed twice to the full form', () => {
  const twice = { day: '14', month: '10', year: '1945', hour: '11', minute: '30', ampm: 'PM' }
  expect(readQuickBirth(form(twice), person, today)).toMatchObject({
    birth: { time: { hour: 23, minute: 30 }, tzone: null },
  })
})
