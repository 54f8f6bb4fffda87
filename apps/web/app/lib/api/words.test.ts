import { expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { errorWords } from './words.ts'

test('a refusal is told in the language read now, whatever it was when it came', () => {
  const error = new ApiError({
    code: 'CODE_WRONG',
    message: 'This code is not right. 2 tries left.',
    facts: { triesLeft: 2 },
  })
  expect(errorWords(error, 'en', '')).toBe('This code is not right. 2 tries left.')
  expect(errorWords(error, 'hin', '')).toBe('यह कोड सही नहीं है। 2 मौके बाकी हैं।')
})

test('what the browser noticed by itself has words in both languages', () => {
  const error = new ApiError({ code: 'OFFLINE', message: 'x' })
  expect(errorWords(error, 'en', '')).toContain('no connection')
  expect(errorWords(error, 'hin', '')).toContain('नेटवर्क')
})

test('a refusal newer than this page brings its own words', () => {
  const error = new ApiError({ code: 'MERCURY_RETROGRADE' as never, message: 'Wait for Tuesday.' })
  expect(errorWords(error, 'hin', 'fallback')).toBe('Wait for Tuesday.')
})

test('an unreadable answer, or a fault of our own, gets the words of the form', () => {
  expect(errorWords(new ApiError({ code: 'UNREADABLE_ANSWER', message: 'x' }), 'en', 'Error sending OTP')).toBe(
    'Error sending OTP',
  )
  expect(errorWords(new TypeError('bug'), 'en', 'Error sending OTP')).toBe('Error sending OTP')
})
