import { intake } from '@sankalp/contract/live/consultations'
import { expect, test } from 'vitest'
import type { Birth } from '../../../shared/birth/birth.ts'
import { toIntake } from './intake-draft.ts'

const birth: Birth = {
  name: 'Asha',
  gender: 'female',
  year: 1991,
  month: 3,
  day: 7,
  time: { hour: 5, minute: 4 },
  place: 'Ujjain, Madhya Pradesh',
  lat: 23.2,
  lon: 75.8,
  zone: 'Asia/Kolkata',
  tzone: null,
}

test('sends a birth with the request in the contract’s format', () => {
  expect(toIntake(birth)).toEqual({
    name: 'Asha',
    gender: 'Female',
    birthplace: 'Ujjain, Madhya Pradesh',
    date: '1991-03-07',
    time: '05:04',
  })
})

test('sends a question as one line, and leaves out an empty one', () => {
  expect(toIntake(birth, '  Will I find\n\twork?  ')).toMatchObject({ question: 'Will I find work?' })
  expect(intake.parse(toIntake(birth, `${'क'.repeat(298)} \u0000\nख ग`)).question).toHaveLength(300)
  expect(toIntake(birth, ' \n ')).not.toHaveProperty('question')
})

test('marks an unknown time as unknown', () => {
  expect(toIntake({ ...birth, time: null })).toMatchObject({ time: '12:00', timeUnknown: true })
})
