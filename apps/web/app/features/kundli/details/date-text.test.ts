import { expect, test } from 'vitest'
import { listText } from './date-text.ts'

test('joins several words as usual in either language', () => {
  expect(listText(['Sun', 'Moon', 'Mars'], 'en')).toBe('Sun, Moon and Mars')
  expect(listText(['सूर्य', 'चंद्र', 'मंगल'], 'hin')).toBe('सूर्य, चंद्र और मंगल')
  expect(listText(['सूर्य', 'चंद्र'], 'hin')).toBe('सूर्य और चंद्र')
})

test('joins alternatives as usual in either language', () => {
  expect(listText(['Mars', 'Saturn'], 'en', 'disjunction')).toBe('Mars or Saturn')
  expect(listText(['मंगल', 'शनि', 'राहु'], 'hin', 'disjunction')).toBe('मंगल, शनि या राहु')
})
