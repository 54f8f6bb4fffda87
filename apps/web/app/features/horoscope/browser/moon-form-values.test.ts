import { expect, test } from 'vitest'
import { readMoonForm } from './moon-form-values.ts'

const today = { year: 2026, month: 11, day: 15 }
const ujjain = {
  slug: 'ujjain',
  label: { en: 'Ujjain', hin: 'उज्जैन' },
  latDeg: 23.18,
  lonDeg: 75.78,
  zone: 'Asia/Kolkata',
}
const full = {
  name: 'Savita Joshi',
  gender: 'female',
  day: '21',
  month: '10',
  year: '1991',
  hour: '5',
  minute: '25',
  ampm: 'AM',
  email: 'savita@example.com',
}

function read(change: Record<string, string | undefined> = {}, place: typeof ujjain | null = ujjain) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...full, ...change })) if (value !== undefined) form.set(name, value)
  return readMoonForm(form, place, 'Ujjain', today)
}

test('turns a complete form into a birth that has a chart', () => {
  expect(read()).toMatchObject({
    birth: {
      name: 'Savita Joshi',
      gender: 'female',
      year: 1991,
      month: 10,
      day: 21,
      time: { hour: 5, minute: 25 },
      place: 'Ujjain',
      lat: 23.18,
      zone: 'Asia/Kolkata',
    },
    isWhole: true,
    email: 'savita@example.com',
  })
})

test('treats name, gender and e-mail as optional', () => {
  expect(read({ name: '', gender: undefined, email: '' })).toMatchObject({ isWhole: false, email: '' })
})

test('does not treat an unknown time as midnight', () => {
  expect(read({ timeUnknown: 'on' })).toMatchObject({ birth: { time: null } })
  expect(read({ timeUnknown: 'on', hour: undefined, minute: undefined, ampm: undefined })).toMatchObject({
    birth: { time: null },
  })
})

test.each([
  [{ day: '' }, { day: 'required' }],
  [{ day: '31', month: '2' }, { day: 'dayNotInMonth' }],
  [{ year: '1899' }, { year: 'range' }],
  [{ day: '16', month: '11', year: '2026' }, { day: 'futureDate' }],
  [{ hour: '' }, { hour: 'required' }],
  [{ ampm: '' }, { ampm: 'required' }],
  [{ hour: '25' }, { hour: 'range' }],
  [{ name: 'https://x.example' }, { name: 'name' }],
  [{ email: 'savita' }, { email: 'email' }],
])('%o is refused: %o', (change, problems) => {
  expect(read(change)).toEqual({ problems })
})

test('reports a place that was not chosen from the list', () => {
  expect(read({}, null)).toEqual({ problems: { place: 'required' } })
})
