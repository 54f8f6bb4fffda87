import { expect, test } from 'vitest'
import { type TypedBirth, emptyBirth } from '../../../shared/birth/typed-birth.ts'
import { clockOf } from '../../../shared/birth/typed-parts.ts'
import { problemsFromServer } from '../../../shared/birth/birth-problems.ts'

const draft: TypedBirth = {
  ...emptyBirth,
  day: '14',
  month: '10',
  year: '1945',
  hour: '11',
  minute: '30',
  ampm: 'PM',
  placeText: 'Ujjain',
  place: { label: 'Ujjain', lat: 23.18, lon: 75.78, zone: 'Asia/Kolkata' },
}

test('shows the server’s problem with a field at the field of the form', () => {
  const fields = [
    { field: 'day', problem: 'date' },
    { field: 'body.min', problem: 'outOfRange' },
    { field: 'zone', problem: 'zone' },
    { field: 'lat', problem: 'outOfRange' },
    { field: 'year', problem: 'required' },
    { field: 'userId', problem: 'invalid' },
  ] as const
  expect(problemsFromServer(fields)).toEqual({
    day: 'dayNotInMonth',
    minute: 'range',
    tzone: 'zone',
    place: 'placeNotFound',
    year: 'required',
  })
})

test('determines the clock once date, time and place are known, whatever else is missing', () => {
  expect(clockOf(draft)).toEqual({ fit: 'repeated', offsets: [6.5, 5.5] })
  expect(clockOf({ ...draft, timeUnknown: true, hour: '', minute: '', ampm: '' })).toEqual({
    fit: 'once',
    offsets: [6.5],
  })
})

test.each<Partial<TypedBirth>>([{ year: '' }, { hour: '' }, { place: null }, { day: '31', month: '2' }])(
  'the clock is not known with %o',
  (change) => {
    expect(clockOf({ ...draft, ...change })).toBeNull()
  },
)
