import { expect, test } from 'vitest'
import { firstBirthProblem } from './birth-problems.ts'
import { firstKundliYear } from './birth-years.ts'
import { findBirthProblems, readBirth, toBirth } from './read-birth.ts'
import { type TypedBirth, emptyBirth, toHour24, typedFrom, typedTime } from './typed-birth.ts'

const today = { year: 2026, month: 11, day: 15 }
const rules = { today, firstYear: firstKundliYear(today) }
const ujjain = { label: 'Ujjain, Madhya Pradesh', lat: 23.18, lon: 75.78, zone: 'Asia/Kolkata' }
const draft: TypedBirth = {
  name: 'Savita Joshi',
  gender: 'female',
  day: '21',
  month: '10',
  year: '1991',
  hour: '5',
  minute: '25',
  ampm: 'AM',
  timeUnknown: false,
  placeText: 'Ujjain',
  place: ujjain,
  tzone: '',
}

test('converts a complete form without problems to a birth', () => {
  expect(findBirthProblems(draft, rules)).toEqual({})
  expect(toBirth(draft)).toEqual({
    name: 'Savita Joshi',
    gender: 'female',
    year: 1991,
    month: 10,
    day: 21,
    time: { hour: 5, minute: 25 },
    place: 'Ujjain, Madhya Pradesh',
    lat: 23.18,
    lon: 75.78,
    zone: 'Asia/Kolkata',
    tzone: null,
  })
  expect(typedFrom(toBirth(draft))).toEqual({ ...draft, placeText: ujjain.label })
})

test('names every field of an empty form, the name first', () => {
  const problems = findBirthProblems(emptyBirth, rules)
  expect(Object.keys(problems).toSorted()).toEqual(
    ['ampm', 'day', 'gender', 'hour', 'minute', 'month', 'name', 'place', 'year'].toSorted(),
  )
  expect(new Set(Object.values(problems))).toEqual(new Set(['required']))
  expect(firstBirthProblem(problems)).toBe('name')
})

test.each<[Partial<TypedBirth>, object, string]>([
  [{ day: '31', month: '2' }, { day: 'dayNotInMonth' }, '31 February'],
  [{ day: '29', month: '2', year: '1999' }, { day: 'dayNotInMonth' }, '29 February of a common year'],
  [{ day: '29', month: '2', year: '2000' }, {}, 'leap day of 2000'],
  [{ day: '16', month: '11', year: '2026' }, { day: 'futureDate' }, 'tomorrow'],
  [{ day: '15', month: '11', year: '2026' }, {}, 'today'],
  [{ day: '32' }, { day: 'range' }, 'day 32'],
  [{ day: '1.5' }, { day: 'range' }, 'half a day'],
  [{ month: '13' }, { month: 'range' }, 'month 13'],
  [{ year: '1926' }, { year: 'range' }, 'a hundred and one years ago'],
  [{ year: '1927' }, {}, 'the first of the last hundred years'],
  [{ hour: '0' }, { hour: 'range' }, 'hour 0 of 12'],
  [{ hour: '13' }, { hour: 'range' }, 'hour 13 of 12'],
  [{ minute: '60' }, { minute: 'range' }, 'minute 60'],
  [{ hour: '', minute: '', ampm: '', timeUnknown: true }, {}, 'an unknown time'],
  [{ name: '  ' }, { name: 'required' }, 'a blank name'],
  [{ name: 'https://x.example' }, { name: 'name' }, 'an address for a name'],
  [{ name: 'क'.repeat(81) }, { name: 'tooLong' }, 'a name of 81 letters'],
  [{ place: null }, { place: 'placeNotFound' }, 'a place that was not found'],
  [{ place: null, placeText: ' ' }, { place: 'required' }, 'no place'],
  [{ tzone: '5.5' }, {}, 'an offset in hours'],
  [{ tzone: '+06:30' }, {}, 'an offset on a clock'],
  [{ tzone: '15' }, { tzone: 'zone' }, 'an offset no clock ever had'],
  [{ tzone: 'IST' }, { tzone: 'zone' }, 'a word for an offset'],
])('%o gives %o: %s', (change, problems) => {
  expect(findBirthProblems({ ...draft, ...change }, rules)).toEqual(problems)
})

test.each([
  [12, 'AM', 0],
  [1, 'AM', 1],
  [11, 'AM', 11],
  [12, 'PM', 12],
  [1, 'PM', 13],
  [11, 'PM', 23],
])('%i %s is hour %i of 24, and back', (hour, ampm, hour24) => {
  expect(toHour24(hour, ampm)).toBe(hour24)
  expect(typedTime({ hour: hour24, minute: 5 })).toEqual({ hour: String(hour), minute: '5', ampm, timeUnknown: false })
})

test('accepts name and gender where they are optional, and refuses a wrong name', () => {
  const lenient = { ...rules, optional: ['name', 'gender'] as const }
  expect(readBirth({ ...draft, name: '', gender: '' }, lenient)).toMatchObject({ birth: { name: '', gender: 'other' } })
  expect(readBirth({ ...draft, name: 'https://x.example' }, lenient)).toEqual({ problems: { name: 'name' } })
})

test('fills a form with a birth unchanged, and keeps an unknown time unknown', () => {
  const late = { ...toBirth(draft), time: { hour: 17, minute: 5 } }
  expect(typedFrom(late)).toMatchObject({ hour: '5', minute: '5', ampm: 'PM', timeUnknown: false })
  const untimed = typedFrom({ ...late, time: null })
  expect(untimed).toMatchObject({ hour: '', minute: '', ampm: '', timeUnknown: true })
  expect(toBirth(untimed).time).toBeNull()
})

test('asks for the offset of a time that the clock showed twice, or in an unknown zone', () => {
  const repeated = { ...draft, day: '14', month: '10', year: '1945', hour: '11', minute: '30', ampm: 'PM' }
  expect(findBirthProblems(repeated, rules)).toEqual({ tzone: 'required' })
  expect(findBirthProblems({ ...repeated, tzone: '6.5' }, rules)).toEqual({})
  expect(findBirthProblems({ ...draft, place: { ...ujjain, zone: 'Mars/Olympus' } }, rules)).toEqual({
    tzone: 'required',
  })
})
