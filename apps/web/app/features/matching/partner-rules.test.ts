import { describe, expect, test } from 'vitest'
import { findMatchProblems, findPartnerProblems, problemsFromServer, toPartnerBirth } from './partner-rules.ts'
import {
  type MatchValues,
  type PartnerValues,
  emptyPartner,
  firstProblemName,
  noProblems,
  swapPartners,
  valuesOfBirth,
} from './partner-values.ts'

const today = { year: 2026, month: 11, day: 15 }
const label = { en: 'Ujjain, Madhya Pradesh', hin: 'उज्जैन, मध्य प्रदेश' }
const ujjain = { slug: 'ujjain', label, latDeg: 23.1765, lonDeg: 75.7885, zone: 'Asia/Kolkata' }
const ravi: PartnerValues = {
  name: 'Ravi  Sharma',
  day: '14',
  month: '8',
  year: '1996',
  hour: '6',
  minute: '42',
  ampm: 'AM',
  timeUnknown: false,
  placeText: label.en,
  place: ujjain,
  tzone: '',
}

test('valid values have no problem and become a birth', () => {
  expect(findPartnerProblems(ravi, today)).toEqual({})
  expect(toPartnerBirth('groom', ravi, 'en')).toEqual({
    name: 'Ravi Sharma',
    gender: 'male',
    year: 1996,
    month: 8,
    day: 14,
    time: { hour: 6, minute: 42 },
    place: label.en,
    lat: 23.1765,
    lon: 75.7885,
    zone: 'Asia/Kolkata',
    tzone: null,
  })
})

test('requires every field', () => {
  expect(findPartnerProblems(emptyPartner, today)).toEqual({
    name: 'required',
    day: 'required',
    month: 'required',
    year: 'required',
    hour: 'required',
    minute: 'required',
    ampm: 'required',
    place: 'required',
  })
})

describe('accepts the specification’s ranges up to their limits', () => {
  test.each([
    ['day', '0', 'range'],
    ['day', '1', undefined],
    ['day', '32', 'range'],
    ['month', '0', 'range'],
    ['month', '12', undefined],
    ['month', '13', 'range'],
    ['year', '1899', 'range'],
    ['year', '1900', undefined],
    ['year', '2026', undefined],
    ['year', '2027', 'range'],
    ['hour', '0', 'range'],
    ['hour', '12', undefined],
    ['hour', '13', 'range'],
    ['minute', '0', undefined],
    ['minute', '59', undefined],
    ['minute', '60', 'range'],
  ] as const)('%s %s: %s', (field, value, problem) => {
    const values = { ...ravi, ...(field === 'year' && { month: '1', day: '1' }), [field]: value }
    expect(findPartnerProblems(values, today)[field]).toBe(problem)
  })
})

test.each([
  // year, month, day, problem
  ['1999', '2', '31', 'dayNotInMonth'],
  ['1900', '2', '29', 'dayNotInMonth'], // no leap year, though divisible by four
  ['2000', '2', '29', undefined],
  ['2026', '11', '15', undefined],
  ['2026', '11', '16', 'futureDate'],
])('%s-%s-%s: %s', (year, month, day, problem) => {
  expect(findPartnerProblems({ ...ravi, year, month, day }, today).day).toBe(problem)
})

test('distinguishes a place that was not found from a missing one', () => {
  expect(findPartnerProblems({ ...ravi, place: null }, today).place).toBe('placeNotFound')
  expect(findPartnerProblems({ ...ravi, place: null, placeText: ' ' }, today).place).toBe('required')
})

test('accepts a corrected offset within the range of real clocks', () => {
  expect(findPartnerProblems({ ...ravi, tzone: '27' }, today).tzone).toBe('zone')
  expect(toPartnerBirth('bride', { ...ravi, tzone: '६.५' }, 'hin')).toMatchObject({
    gender: 'female',
    tzone: 6.5,
    place: label.hin,
  })
})

test('a birth fills the form with its original values; an unknown time stays unknown', () => {
  const birth = toPartnerBirth('groom', ravi, 'en')
  const place = { ...ujjain, slug: null, label: { en: label.en, hin: label.en } }
  expect(valuesOfBirth(birth)).toEqual({ ...ravi, name: 'Ravi Sharma', place })
  expect(valuesOfBirth({ ...birth, time: null })).toMatchObject({ hour: '', minute: '', timeUnknown: true })
})

test('swapping twice changes nothing', () => {
  const values: MatchValues = { groom: ravi, bride: { ...ravi, name: 'Asha' } }
  expect(swapPartners(values).groom.name).toBe('Asha')
  expect(swapPartners(swapPartners(values))).toEqual(values)
})

test('the first mistake is the first one on the page', () => {
  const problems = findMatchProblems({ groom: { ...ravi, hour: '' }, bride: emptyPartner }, today)
  expect(firstProblemName(problems)).toBe('m_hour')
  expect(firstProblemName({ groom: {}, bride: { tzone: 'zone', place: 'required' } })).toBe('f_place')
  expect(firstProblemName(noProblems)).toBeNull()
})

test('shows the server’s problems at their own fields', () => {
  expect(
    problemsFromServer([
      { field: 'body.m_day', problem: 'date' },
      { field: 'f_zone', problem: 'zone' },
      { field: 'f_lat', problem: 'outOfRange' },
      { field: 'f_year', problem: 'outOfRange' },
      { field: 'm_name', problem: 'name' },
      { field: 'node', problem: 'choice' },
    ]),
  ).toEqual({
    groom: { day: 'dayNotInMonth', name: 'name' },
    bride: { tzone: 'zone', place: 'placeNotFound', year: 'range' },
  })
})

test.each([
  // New York changed its clocks at 2:00 on these days.
  ['2020', '3', '8', '2', '30', 'required'], // skipped
  ['2020', '11', '1', '1', '30', 'required'], // repeated
  ['2020', '11', '1', '3', '30', undefined],
])('%s-%s-%s %s:%s in New York: the clock that was meant is %s', (year, month, day, hour, minute, problem) => {
  const values = { ...ravi, year, month, day, hour, minute, place: { ...ujjain, zone: 'America/New_York' } }
  expect(findPartnerProblems(values, today).tzone).toBe(problem)
  expect(findPartnerProblems({ ...values, tzone: '-4' }, today).tzone).toBeUndefined()
})
